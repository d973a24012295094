/** The texts about links between pages. */
export const messages = {
  linkHere: (count: number) => (count === 1 ? "1 page links here" : `${count} pages link here`),
  /** In the dialog that deletes a page. */
  beforeDeletion: (count: number) =>
    count === 1
      ? "1 page links to this page. Its link will say that the page is deleted:"
      : `${count} pages link to this page. Their links will say that the page is deleted:`,
  /** In the dialog that deletes a snippet. */
  usesBeforeDeletion: (count: number) =>
    count === 1
      ? "1 page shows this snippet. It will say that the snippet was deleted:"
      : `${count} pages show this snippet. They will say that it was deleted:`,
  hidden: (count: number, isOnly: boolean) =>
    `${count} ${isOnly ? "" : "more "}${count === 1 ? "page that you can't see links" : "pages that you can't see link"} to this page.`,
};
