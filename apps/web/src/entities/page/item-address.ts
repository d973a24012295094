import type { LinkProps } from "@tanstack/react-router";
import type { PinItem } from "./set-pinned.ts";

/** The route of a page or workspace. */
export function itemAddress(item: PinItem): LinkProps {
  return item.type === "workspace"
    ? { to: "/workspace/$workspaceId", params: { workspaceId: item.id } }
    : { to: "/page/$pageId", params: { pageId: item.id } };
}
