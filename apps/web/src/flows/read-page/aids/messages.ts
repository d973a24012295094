/** The texts of the aids to a page's text: its contents, the links to its headings, its code, its files, and its boxes. */
export const messages = {
  contents: "On this page",
  skipContents: "Skip contents",
  copyLink: (heading: string) => `Copy link to “${heading}”`,
  linkCopied: "Link copied",
  linkInAddressBar:
    "The link could not be copied. It is in the address bar now: please copy it from there.",
  copyCode: "Copy code",
  codeCopied: "Code copied",
  codeNotCopied:
    "The browser does not allow copying here. The code is selected: please copy it by key.",
  /** The name of a diagram that is downloaded. */
  diagramFile: "diagram.svg",
  viewer: {
    previous: "Previous",
    next: "Next",
    position: (at: number, count: number) => `${at} of ${count}`,
    download: "Download",
  },
  linkedRowGone: "The part of this page that the link points to is gone.",
  /** The name of a box whose row has no text. */
  emptyRow: "Empty row",
  tick: {
    drafted: "Ticked in your draft only",
    draftedWithout: "Unticked in your draft only",
    openDraft: "Open draft",
    undo: "Undo",
    inNewest: "Ticked in the newest version",
    inNewestWithout: "Unticked in the newest version",
    show: "Show it",
    failed: (reason: string) => `The box was not changed. ${reason}`,
    /** The server's answer was lost. */
    unknown: (reason: string) => `We don't know whether the box was changed. ${reason}`,
    goneFromPage: "Somebody took this row out of the page.",
    goneFromDraft: "Your draft of this page does not have this row.",
  },
};
