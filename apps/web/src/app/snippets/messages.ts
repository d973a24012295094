/** The texts of the screen of snippets. */
export const messages = {
  title: "Snippets",
};
