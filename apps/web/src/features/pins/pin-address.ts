import type { LinkProps } from "@tanstack/react-router";
import type { PinnedItem } from "@stemma/contract/pins.contract";

/** Where a pin leads. */
export function pinAddress(item: PinnedItem): LinkProps {
  return item.type === "workspace"
    ? { to: "/workspace/$workspaceId", params: { workspaceId: item.id } }
    : { to: "/page/$pageId", params: { pageId: item.id } };
}
