/** The texts of the inbox and its settings. */
export const messages = {
  title: "Inbox",
  requests: "Requests",
  moreRequests: "Load more requests",
  moreInvitations: "Load more invitations",
  notifications: "Notifications",
  upToDate: "You're all up to date",
  noUnread: "You have read everything. Clear the filter to see it again.",
  noNotifications:
    "New versions of the pages you subscribe to appear here, and pages that mention you.",
  loadFailed: (reason: string) => `The inbox could not be loaded. ${reason}`,
  commands: {
    refresh: "Refresh the inbox",
    markAll: "Mark all as read",
    showUnread: "Show unread notifications only",
    showAll: "Show all notifications",
  },
  settings: {
    title: "Inbox settings",
    subscriptions: "Manage Subscriptions",
    mail: "Mail",
    subscribeToMember: "Subscribe to a member",
  },
};
