import type { Notification } from "@stemma/contract/notifications.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "../messages.ts";

/** A notification about a role that was granted, changed, removed, or asked for and not given. */
export type AccessNotification = Extract<Notification, { readonly type: "accessChange" }>;

type Access = Pick<AccessNotification, "item" | "role" | "isDeclined" | "triggeredByName">;

/** Texts by role. The server may send a role that this browser does not know yet. */
type RoleTexts = Readonly<Record<string, string>>;

const roles: RoleTexts = messages.roles;
const meanings: Readonly<Record<Access["item"]["type"], RoleTexts>> = messages.meanings;

/** One sentence: the person, and the change of the reader's access. */
export function accessWords({ item, role, isDeclined, triggeredByName }: Access): string {
  if (isDeclined) return messages.requestDeclined(triggeredByName, item.type);
  const title = accessTitle(item);
  if (role === null) return messages.accessRemoved(triggeredByName, title);
  return messages.roleGiven(triggeredByName, roles[role] ?? role, title);
}

/** The effect of the change on the reader, and what the reader can do. */
export function accessMeaning({ item, role, isDeclined, triggeredByName }: Access): string {
  if (isDeclined) return messages.meanings.declined(triggeredByName, item.type);
  return role === null ? messages.meanings.none(item.type) : (meanings[item.type][role] ?? "");
}

/** The item's title at the time of the notification. */
export function accessTitle({ type, title }: Access["item"]): string {
  return type === "page" ? displayPageTitle(title) : title;
}
