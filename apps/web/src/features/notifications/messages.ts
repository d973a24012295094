import type { Notification } from "@stemma/contract/notifications.contract";

type Status = Notification["status"];

/** The texts of the inbox's notifications. */
export const messages = {
  refresh: "Refresh",
  markAllRead: "Mark all as read",
  filter: "Filter",
  filterUnread: "Filter: unread",
  unread: "Unread",
  settings: "Inbox settings",
  fresh: (count: number) => `${count} new`,
  freshAtLeast: (count: number) => `${count}+ new`,

  notifications: "Notifications",
  versions: "Versions",
  unreadMark: "Unread: ",
  deletedMark: "(Deleted)",
  seeChanges: "See what changed",
  seeFirstVersion: "See the first version",
  markAs: { read: "Mark as read", unread: "Mark as unread" },
  open: { page: "Open page", workspace: "Open workspace" },
  openTitled: {
    page: (title: string) => `Open page ‘${title}’`,
    workspace: (title: string) => `Open workspace ‘${title}’`,
  },
  requestAccess: "Request access",
  requestAgain: "Request access again",
  notMarked: (count: number, status: Status) =>
    count === 1
      ? `The notification was not marked as ${status}.`
      : `The notifications were not marked as ${status}.`,

  notAllMarked: "The notifications were not marked as read.",

  mentioned: (person: string, title: string) => `${person} mentioned you in ‘${title}’`,
  published: (people: string, title: string) => `${people} published ‘${title}’`,
  publishedVersions: (people: string, count: number, title: string) =>
    `${people} published ${count} versions of ‘${title}’`,
  twoPeople: (first: string, second: string) => `${first} and ${second}`,
  morePeople: (first: string, others: number) => `${first} and ${others} others`,

  roles: {
    viewer: "a viewer",
    editor: "an editor",
    administrator: "an admin",
    user: "a user",
  },
  roleGiven: (person: string, role: string, title: string) =>
    `${person} made you ${role} of ‘${title}’`,
  accessRemoved: (person: string, title: string) => `${person} took away your access to ‘${title}’`,
  requestDeclined: (person: string, type: string) =>
    `${person} declined your request to see a ${type}`,
  meanings: {
    declined: (person: string, type: string) =>
      `You can't see this ${type}. If you still need it, talk to ${person}, or ask again and say why in the message.`,
    none: (type: string) =>
      `You no longer see this ${type}. If you still need it, request access from its admins.`,
    page: {
      viewer: "You may read it.",
      editor: "You may read it, write drafts and publish them.",
      administrator: "You may read and edit it, and decide who else may.",
    },
    workspace: {
      viewer: "You may read its pages.",
      editor: "You may read its pages, write drafts and publish them.",
      administrator: "You may read and edit its pages, and decide who else may.",
    },
    organization: {
      user: "You are one of its members. You can use what is open to all members or shared with you.",
      administrator: "You may invite and remove members, and manage what has no other admin.",
    },
  },
};
