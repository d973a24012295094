/**
 * The texts after the dialogs that make, move and delete pages: in their chunk, because no first visit needs them. `kind` and `what` name the
 * kind: 'Page' and 'page', 'Template' and 'template', 'Snippet' and 'snippet'.
 */
export const messages = {
  notCreated: "No page was created",
  deleted: {
    done: (kind: string) => `${kind} deleted`,
    trash: "Trash",
    undone: (kind: string) => `${kind} restored`,
    notUndone: (what: string) => `The ${what} was not restored.`,
    notMovedBack: "The page is restored, but not everything that was below it is below it again.",
    failed: (reason: string, what: string) => `The ${what} was not deleted. ${reason}`,
  },
  moved: {
    done: (workspaceName: string, kind: string) => `${kind} moved to “${workspaceName}”`,
    doneBelow: (title: string) => `Page moved below “${title}”`,
    undone: (workspaceName: string, kind: string) => `${kind} moved back to “${workspaceName}”`,
    notUndone: (what: string) => `The ${what} was not moved back.`,
  },
};
