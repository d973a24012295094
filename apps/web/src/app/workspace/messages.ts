/** The texts of a workspace's screen and modals. */
export const messages = {
  all: "Workspaces",
  trash: "Deleted pages and workspaces",
  searchField: "Search the titles of this workspace's pages",
  searchHint: "Search...",
  pinnedPages: "My Pinned Pages",
  recentlyEdited: "Recently Edited",
  drafts: "Unpublished drafts",
  emptyForAuthors: "Workspace empty. Add some Pages!",
  empty: "Workspace empty.",
  emptyHint: "Pages appear here once they are published.",
  onlyAdministratorsInvite: "Only admins of the workspace can invite people.",
  people: "Who is here",
  notMember: "You are not in this workspace, so you can't see who is.",
  failures: {
    notPinned: (reason: string) => `The workspace was not pinned. ${reason}`,
    notUnpinned: (reason: string) => `The workspace was not unpinned. ${reason}`,
    notSubscribed: (reason: string) => `You were not subscribed to the workspace. ${reason}`,
    notUnsubscribed: (reason: string) => `You were not unsubscribed from the workspace. ${reason}`,
  },
};
