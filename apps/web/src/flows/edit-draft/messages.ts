/** The texts of editing a draft. */
export const messages = {
  documentTitle: (pageTitle: string) => `${pageTitle} (Draft)`,
  neverPublished: "A page that was never published is only a draft",
  publishedAs: (pageTitle: string) => `published as “${pageTitle}”`,
  publishing: "Publishing draft…",
  bodyLabel: "Page body",
  editorFailed: "The editor could not be loaded. Check your connection and try again.",
  conflict:
    "This draft was also changed somewhere else. Both texts are kept; nothing more is saved until you choose.",
  choose: "Choose",
  /** Leads a writer who has scrolled down to the notice at the top. */
  above: {
    stale: "The published page has changed",
    deleted: "This page was deleted",
  },
  readOnly: {
    notice:
      "You may read this page, but no longer edit it, so this draft can’t be published here. Only you see it: copy it, or create a page of your own from it.",
    createPage: "Create page from draft",
    empty: "This draft has no text.",
  },
};
