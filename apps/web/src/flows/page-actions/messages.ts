/**
 * The texts of the page's actions: what was done, how it is undone, and why it failed. `kind` and `what` name the kind: 'Page' and 'page', 'Template'
 * and 'template', 'Snippet' and 'snippet'.
 */
export const messages = {
  markdown: {
    copied: "Copied as Markdown",
    notCopied:
      "The page could not be copied: the browser does not allow it, or there is no connection.",
  },
  editPage: (what: string) => `Edit ${what}`,
  editDraft: "Edit draft",
  turnOffEditing: "Turn off editing",
  dismiss: "Dismiss",
  undo: "Undo",
  restored: {
    running: (what: string) => `Restoring ${what}…`,
    /** `count` is the number of pages below that came back with it. */
    done: (count: number, kind: string) =>
      count === 0
        ? `${kind} restored`
        : count === 1
          ? "Page restored, with the page below it"
          : `Page restored, with the ${count} pages below it`,
    undone: (kind: string) => `${kind} deleted again`,
    notUndone: (what: string) => `The ${what} was not deleted.`,
    failed: (reason: string, what: string) => `The ${what} was not restored. ${reason}`,
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
    notPinned: (reason: string, what: string) => `The ${what} was not pinned. ${reason}`,
    notUnpinned: (reason: string, what: string) => `The ${what} was not unpinned. ${reason}`,
    notSubscribed: (reason: string) => `You were not subscribed. ${reason}`,
    notUnsubscribed: (reason: string) => `You were not unsubscribed. ${reason}`,
  },
};
