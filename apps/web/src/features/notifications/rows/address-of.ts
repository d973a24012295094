import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { AccessNotification } from "./access-words.ts";

/** The address of the item of a change of access; `null` for an organization, which has no screen. */
export function addressOf({ type, id }: AccessNotification["item"]) {
  if (type === "organization") return null;
  return type === "page"
    ? ({ to: "/page/$pageId", params: { pageId: id as PageId } } as const)
    : ({ to: "/workspace/$workspaceId", params: { workspaceId: id as WorkspaceId } } as const);
}
