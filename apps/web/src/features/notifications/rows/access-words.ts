import type { Notification } from "@stemma/contract/notifications.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";

/** A notification about a role that was granted, changed or removed. */
export type AccessNotification = Extract<Notification, { readonly type: "accessChange" }>;

type Access = Pick<AccessNotification, "item" | "role" | "triggeredByName">;

const called: Readonly<Record<string, string>> = {
  viewer: "a viewer",
  editor: "an editor",
  administrator: "an administrator",
  user: "a user",
};

const may: Readonly<Record<string, (what: string) => string>> = {
  viewer: (what) => `You may read ${what}.`,
  editor: (what) => `You may read ${what}, write drafts and publish them.`,
  administrator: (what) => `You may read and edit ${what}, and decide who else may.`,
};

const mayInOrganization: Readonly<Record<string, string>> = {
  user: "You work in it as its members do, with what is open to them and to you.",
  administrator: "You may invite and remove its members, and manage what nobody else does.",
};

/** One sentence: the person, and the change of the reader's access. */
export function accessWords({ item, role, triggeredByName }: Access): string {
  const title = `‘${accessTitle(item)}’`;
  if (role === null) return `${triggeredByName} took away your access to ${title}`;
  return `${triggeredByName} made you ${called[role] ?? role} of ${title}`;
}

/** The effect of the change on the reader. */
export function accessMeaning({ item, role }: Pick<Access, "item" | "role">): string {
  if (role === null) {
    return `You do not see this ${item.type} any more. If you still need it, ask those who administer it.`;
  }
  if (item.type === "organization") return mayInOrganization[role] ?? "";
  return may[role]?.(item.type === "workspace" ? "its pages" : "it") ?? "";
}

/** The item's title at the time of the notification. */
export function accessTitle({ type, title }: Access["item"]): string {
  return type === "page" ? displayPageTitle(title) : title;
}
