/** The texts below a page's text, in their chunk. */
export const messages = {
  around: "Pages before and after",
  previous: "Previous",
  next: "Next",
  below: "Pages below this one",
};
