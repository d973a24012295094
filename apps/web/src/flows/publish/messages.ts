/** The texts of publishing. */
export const messages = {
  title: "Publish",
  subjectLine: "Subject line",
  subjectLineHint: "What changed, in a few words",
  body: "Body",
  bodyHint: "Why, and what else readers should know (optional)",
  withoutNotifying: "Publish without notifying",
  publish: "Publish",
  publishAnyway: "Publish anyway",
  published: "Published",
  viewChanges: "View changes",
  failures: {
    pageChanged:
      "Another version was published while you were writing, so nothing is published yet. You can publish yours all the same: it becomes the current version, and both stay in the history, side by side.",
    uploading:
      "A file is still being uploaded. Publish when it is in the text, or cancel the upload.",
    draftChanged:
      "This draft was changed somewhere else meanwhile, so nothing is published. Close this and look at the text again.",
    nothingPublished: "Nothing is published",
    notAllowed: "You may no longer publish this page. Your draft is kept, and only you see it.",
    pageDeleted:
      "This page was deleted meanwhile, so nothing is published. Your draft is kept: you can publish it once the page is restored.",
    gone: "This draft was published or deleted somewhere else.",
    tryAgain: "If it was published all the same, publishing again changes nothing.",
  },
};
