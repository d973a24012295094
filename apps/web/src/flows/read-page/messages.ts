/** The texts of reading a page. */
export const messages = {
  creatingDraft: "Creating draft…",
  failures: {
    notAllowed: "You may read this page, but no longer edit it.",
    notStarted: (reason: string) => `The draft could not be started. ${reason}`,
  },
  empty: {
    mayEdit: "Turn on draft mode and publish some content.",
    mayRead: "Nothing is published here yet.",
    version: "This version has no text.",
  },
  endedDraft: {
    published: (subjectLine: string) =>
      `You published this draft in another tab or on another device, as “${subjectLine}”.`,
    deleted:
      "You deleted this draft in another tab or on another device. This is the published page.",
  },
};
