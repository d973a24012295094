import type { QueryClient } from "@tanstack/react-query";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "./api.ts";

/** What can be subscribed to. */
export type Subscribable =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId }
  | { readonly type: "user"; readonly id: UserId };

/**
 * Subscribes to something, or ends that. The page or workspace on screen shows it at once, and takes it back where the server
 * did not do it; then this throws what the server said. The lists of subscriptions are read again, and waited for.
 */
export async function setSubscribed(
  queryClient: QueryClient,
  item: Subscribable,
  isSubscribed: boolean,
): Promise<void> {
  const marks = [orpc.pages.get.key(), orpc.workspaces.get.key()];
  await Promise.all(marks.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  drawMark(queryClient, item, isSubscribed);
  try {
    await send(item, isSubscribed ? "subscribe" : "unsubscribe");
  } catch (error) {
    drawMark(queryClient, item, !isSubscribed);
    throw error;
  } finally {
    await queryClient.invalidateQueries({ queryKey: orpc.subscriptions.key() });
  }
}

async function send(item: Subscribable, action: "subscribe" | "unsubscribe"): Promise<void> {
  if (item.type === "page") await api.pages.subscribe({ pageId: item.id, action });
  else await api.subscriptions.update({ item, action });
}

function drawMark(
  queryClient: QueryClient,
  { type, id }: Subscribable,
  isSubscribed: boolean,
): void {
  if (type === "page") {
    const queryKey = orpc.pages.get.queryKey({ input: { pageId: id } });
    queryClient.setQueryData(queryKey, (view) => view && { ...view, isSubscribed });
  } else if (type === "workspace") {
    const queryKey = orpc.workspaces.get.queryKey({ input: { workspaceId: id } });
    queryClient.setQueryData(queryKey, (workspace) => workspace && { ...workspace, isSubscribed });
  }
}
