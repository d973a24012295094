/** The texts of the page's actions: what was done, how it is undone, and why it failed. */
export const messages = {
  markdown: {
    copied: "Copied as Markdown",
    notCopied:
      "The page could not be copied: the browser does not allow it, or there is no connection.",
  },
  editPage: "Edit page",
  editDraft: "Edit draft",
  turnOffEditing: "Turn off editing",
  dismiss: "Dismiss",
  undo: "Undo",
  restored: {
    running: "Restoring page…",
    /** `count` is the number of pages below that came back with it. */
    done: (count: number) =>
      count === 0
        ? "Page restored"
        : count === 1
          ? "Page restored, with the page below it"
          : `Page restored, with the ${count} pages below it`,
    undone: "Page deleted again",
    notUndone: "The page was not deleted.",
    failed: (reason: string) => `The page was not restored. ${reason}`,
  },
  undoing: "Undoing version…",
  nothingToUndo: (subjectLine: string) =>
    `There is nothing left to undo: the page has none of the changes of “${subjectLine}” any more.`,
  undoFailed: (why: string) => `The version was not undone. ${why}`,
  reverted: {
    done: (subjectLine: string) => `Reverted to “${subjectLine}”`,
    undone: "Revert undone",
    notUndone: "The revert was not undone.",
  },
  marks: {
    notPinned: (reason: string) => `The page was not pinned. ${reason}`,
    notUnpinned: (reason: string) => `The page was not unpinned. ${reason}`,
    notSubscribed: (reason: string) => `You were not subscribed. ${reason}`,
    notUnsubscribed: (reason: string) => `You were not unsubscribed. ${reason}`,
  },
};
