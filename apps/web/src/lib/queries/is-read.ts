const reads: ReadonlySet<string> = new Set([
  "accounts.current",
  "accounts.listSessions",
  "accounts.signInMethods",
  "accounts.previewDeletion",
  "workspaces.list",
  "workspaces.get",
  "workspaces.pages",
  "workspaces.deleted",
  "organizations.list",
  "organizations.deleted",
  "pages.get",
  "pages.level",
  "pages.around",
  "pages.previewMove",
  "files.limits",
  "links.backlinks",
  "snippets.list",
  "snippets.uses",
  "drafts.list",
  "drafts.ofPage",
  "pins.list",
  "reading.changes",
  "reading.published",
  "recents.list",
  "search.titles",
  "search.bodies",
  "search.similar",
  "notifications.list",
  "notifications.count",
  "subscriptions.pages",
  "subscriptions.workspaces",
  "subscriptions.users",
  "versions.list",
  "versions.get",
  "versions.authors",
  "versions.search",
  "members.list",
  "invitations.list",
  "invitations.read",
  "invitations.mine",
  "requests.list",
  "permissions.pageReaders",
  "permissions.workspaceReaders",
]);

/**
 * Whether a procedure only reads, and is therefore sent as GET, as the contract declares. The list is repeated here to
 * keep the contract out of the bundle; a test compares the two.
 */
export function isRead(path: readonly string[]): boolean {
  return reads.has(path.join("."));
}
