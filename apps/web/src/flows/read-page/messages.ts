/** The texts of reading a page. */
export const messages = {
  creatingDraft: "Creating draft…",
  failures: {
    notAllowed: "You may read this page, but no longer edit it.",
    notMarkedRead: (reason: string) => `The page was not marked as read. ${reason}`,
    notStarted: (reason: string) => `The draft could not be started. ${reason}`,
  },
  empty: {
    mayEdit: "Turn on draft mode and publish some content.",
    mayRead: "Nothing is published here yet.",
    version: "This version has no text.",
  },
  changesNotLoaded: (reason: string) => `The changes could not be loaded. ${reason}`,
  note: {
    label: "Who changed what",
    wrote: "wrote this",
    deleted: "deleted this",
    split: "split this paragraph",
    joined: "joined these paragraphs",
    moved: "moved this",
    formatted: "changed its formatting",
    changedWords: (count: number) => (count === 1 ? "changed one word" : `changed ${count} words`),
    /** Follows the publisher's name. */
    in: (did: string, subjectLine: string) => `${did} in “${subjectLine}”`,
  },
  authors: {
    label: "Authors",
    hide: "Hide authors",
    wrote: (name: string, subjectLine: string, date: string) =>
      `${name}, in “${subjectLine}”, ${date}`,
    notLoaded: (reason: string) => `The authors could not be loaded. ${reason}`,
  },
  endedDraft: {
    published: (subjectLine: string) =>
      `You published this draft in another tab or on another device, as “${subjectLine}”.`,
    deleted:
      "You deleted this draft in another tab or on another device. This is the published page.",
  },
};
