/** The texts after the dialogs that make, move and delete pages: in their chunk, because no first visit needs them. */
export const messages = {
  notCreated: "No page was created",
  deleted: {
    done: "Page deleted",
    trash: "Trash",
    undone: "Page restored",
    notUndone: "The page was not restored.",
    notMovedBack: "The page is restored, but not everything that was below it is below it again.",
    failed: (reason: string) => `The page was not deleted. ${reason}`,
  },
  moved: {
    done: (workspaceName: string) => `Page moved to “${workspaceName}”`,
    doneBelow: (title: string) => `Page moved below “${title}”`,
    undone: (workspaceName: string) => `Page moved back to “${workspaceName}”`,
    notUndone: "The page was not moved back.",
  },
};
