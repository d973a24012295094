import type { QueryClient } from "@tanstack/react-query";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { changeOptimistically, drawOn } from "../../lib/queries/optimistic-change.ts";

/** A page, workspace or person to subscribe to. */
export type Subscribable =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId }
  | { readonly type: "user"; readonly id: UserId };

/**
 * Subscribes to an item, or ends the subscription, as an optimistic change. Throws the server's error on failure.
 * Resolves when the lists of subscriptions on screen have been read again.
 */
export async function setSubscribed(
  queryClient: QueryClient,
  item: Subscribable,
  isSubscribed: boolean,
): Promise<void> {
  try {
    await changeOptimistically(queryClient, {
      scope: `subscription:${item.id}`,
      draws: marksOf(item, isSubscribed),
      send: () => send(item, isSubscribed ? "subscribe" : "unsubscribe"),
    });
  } finally {
    await queryClient.invalidateQueries({ queryKey: orpc.subscriptions.key() });
  }
}

async function send(item: Subscribable, action: "subscribe" | "unsubscribe"): Promise<void> {
  if (item.type === "page") await api.pages.subscribe({ pageId: item.id, action });
  else await api.subscriptions.update({ item, action });
}

/** The cached answers that show whether the person subscribes to the item. */
function marksOf({ type, id }: Subscribable, isSubscribed: boolean) {
  if (type === "page") {
    const queryKey = orpc.pages.get.queryKey({ input: { pageId: id } });
    return [drawOn(queryKey, (view) => ({ ...view, isSubscribed }))];
  }
  if (type === "workspace") {
    const queryKey = orpc.workspaces.get.queryKey({ input: { workspaceId: id } });
    return [drawOn(queryKey, (workspace) => ({ ...workspace, isSubscribed }))];
  }
  return [];
}
