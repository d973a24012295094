/** The texts of the trash. */
export const messages = {
  title: "Trash",
  filter: "Filter the trash by title",
  filterHint: "Filter...",
  kept: {
    never: (workspaceDays: number) =>
      `Deleted pages stay here until somebody deletes them permanently, deleted workspaces for ${workspaceDays} days.`,
    days: (days: number, workspaceDays: number) =>
      `Deleted pages stay here for ${days} days, deleted workspaces for ${workspaceDays}. Then they are deleted permanently.`,
  },
  change: "Change",
  empty: "The trash is empty",
  emptyHint: "Deleted pages and workspaces that you can restore appear here.",
  noMatches: "No matches.",

  kinds: { page: "Page", template: "Template", snippet: "Snippet", workspace: "Workspace" },
  place: {
    page: (workspaceName: string) => `In ${workspaceName}`,
    pageBelow: (workspaceName: string, count: number) =>
      count === 1
        ? `In ${workspaceName}, with 1 page below it`
        : `In ${workspaceName}, with ${count} pages below it`,
    workspace: "Workspace, with all its pages",
  },
  deleted: (name: string, time: string) => `Deleted by ${name} ${time}`,
  left: (days: number) => {
    if (days < 1) return "Gone for good today";
    return days === 1 ? "Gone for good in 1 day" : `Gone for good in ${days} days`;
  },

  restore: "Restore",
  restoreNamed: (name: string) => `Restore ${name}`,
  restored: {
    page: (pagesBelow: number) => {
      if (pagesBelow === 0) return "Page restored";
      return pagesBelow === 1
        ? "Page restored, with the page below it"
        : `Page restored, with the ${pagesBelow} pages below it`;
    },
    other: (kind: string) => `${kind} restored`,
  },
  open: "Open",
  notRestored: (reason: string) => `It was not restored. ${reason}`,
  refresh: "Refresh",
  goneMeanwhile: "It is in the trash no more: somebody restored it, or deleted it permanently.",

  remove: "Delete permanently",
  removeNamed: (name: string) => `Delete ${name} permanently`,
  removal: {
    question: (name: string) => `Delete “${name}” permanently?`,
    lost: {
      page: (name: string) => `“${name}” is deleted with all its versions.`,
      workspace: (name: string, pages: number) => {
        if (pages === 0) return `“${name}” is deleted. There is no published page in it.`;
        return pages === 1
          ? `“${name}” is deleted with its page and all versions of it.`
          : `“${name}” is deleted with its ${pages} pages and all their versions.`;
      },
      also: "Deleted with it:",
      below: (count: number, titles: string) =>
        count === 1 ? `The page below it: ${titles}` : `The ${count} pages below it: ${titles}`,
      belowUnnamed: (count: number) =>
        count === 1 ? "The page below it" : `The ${count} pages below it`,
      more: (count: number) => `${count} more`,
      drafts: (count: number) =>
        count === 1 ? "1 draft, whoever it belongs to" : `${count} drafts, whoever they belong to`,
    },
    final: "This can’t be undone.",
    removing: "Deleting permanently…",
    done: (name: string) => `“${name}” was deleted permanently`,
    failed: (reason: string) => `It was not deleted. ${reason}`,
    cancel: "Cancel",
  },

  emptyTrash: "Empty trash",
  emptying: {
    question: "Delete everything in the trash permanently?",
    all: (things: string) => `This deletes ${things}, with all versions and everybody’s drafts.`,
    pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
    workspaces: (count: number) =>
      count === 1 ? "1 workspace with its pages" : `${count} workspaces with their pages`,
    andMore: "everything further down the list",
    kept: (count: number) =>
      count === 1
        ? "1 page stays: you administer it, and not its workspace."
        : `${count} pages stay: you administer them, and not their workspaces.`,
    running: "Emptying the trash…",
    done: "Trash emptied",
    some: (count: number) =>
      count === 1
        ? "Trash emptied. 1 page is not yours to delete permanently."
        : `Trash emptied. ${count} pages are not yours to delete permanently.`,
    failed: (reason: string) => `Not everything was deleted. ${reason}`,
  },
};
