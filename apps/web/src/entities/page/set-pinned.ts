import type { QueryClient } from "@tanstack/react-query";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { changeOptimistically, drawOn } from "../../lib/queries/optimistic-change.ts";

/** A page or workspace to pin. */
export type PinItem =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

/**
 * Pins or unpins an item as an optimistic change. The person's settings say at which end of the list a new pin goes.
 * Throws the server's error on failure.
 */
export async function setPinned(
  queryClient: QueryClient,
  { type, id }: PinItem,
  isPinned: boolean,
): Promise<void> {
  const item = { type, id } as PinItem;
  try {
    await changeOptimistically(queryClient, {
      scope: "pins",
      draws: marksOf(item, isPinned),
      send: () => (isPinned ? pin(queryClient, item) : api.pins.update({ item, action: "remove" })),
    });
  } finally {
    for (const queryKey of [orpc.pins.key(), orpc.recents.key()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }
}

async function pin(queryClient: QueryClient, item: PinItem) {
  const [{ configuration }, pins] = await Promise.all([
    queryClient.ensureQueryData(orpc.accounts.current.queryOptions()),
    queryClient.fetchQuery(orpc.pins.list.queryOptions({ input: {}, staleTime: 0 })),
  ]);
  return await api.pins.update({
    item,
    action: "add",
    pinInsertion: configuration.sidebarSettings.newPinInsertion,
    pinnedItems: pins.items.map(({ id }) => id),
  });
}

/** The cached answers that show whether the item is pinned. */
function marksOf({ type, id }: PinItem, isPinned: boolean) {
  const mark =
    type === "page"
      ? drawOn(orpc.pages.get.queryKey({ input: { pageId: id } }), (view) => ({
          ...view,
          isPinned,
        }))
      : drawOn(orpc.workspaces.get.queryKey({ input: { workspaceId: id } }), (workspace) => ({
          ...workspace,
          isPinned,
        }));
  const inRecents = drawOn(orpc.recents.list.queryKey(), ({ items }) => ({
    items: items.map((known) => (known.id === id ? { ...known, isPinned } : known)),
  }));
  return [mark, inRecents];
}
