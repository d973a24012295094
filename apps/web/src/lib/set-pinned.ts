import type { QueryClient } from "@tanstack/react-query";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "./api.ts";

/** What can be pinned. */
export type PinItem =
  | { readonly type: "page"; readonly id: PageId }
  | { readonly type: "workspace"; readonly id: WorkspaceId };

/**
 * Pins an item where the person's settings say, or takes its pin away. Every mark of it changes at once and goes back where
 * the server did not do it; then this throws what the server said.
 */
export async function setPinned(
  queryClient: QueryClient,
  { type, id }: PinItem,
  isPinned: boolean,
): Promise<void> {
  const item = { type, id } as PinItem;
  const marks = [orpc.pages.get.key(), orpc.workspaces.get.key(), orpc.recents.key()];
  await Promise.all(marks.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  drawMark(queryClient, item, isPinned);
  try {
    await (isPinned ? pin(queryClient, item) : api.pins.update({ item, action: "remove" }));
  } catch (error) {
    drawMark(queryClient, item, !isPinned);
    throw error;
  } finally {
    for (const queryKey of [orpc.pins.key(), orpc.recents.key()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }
}

async function pin(queryClient: QueryClient, item: PinItem): Promise<void> {
  const [{ configuration }, pins] = await Promise.all([
    queryClient.ensureQueryData(orpc.accounts.current.queryOptions()),
    queryClient.fetchQuery(orpc.pins.list.queryOptions({ input: {} })),
  ]);
  await api.pins.update({
    item,
    action: "add",
    pinInsertion: configuration.sidebarSettings.newPinInsertion,
    pinnedItems: pins.items.map(({ id }) => id),
  });
}

function drawMark(queryClient: QueryClient, { type, id }: PinItem, isPinned: boolean): void {
  if (type === "page") {
    const queryKey = orpc.pages.get.queryKey({ input: { pageId: id } });
    queryClient.setQueryData(queryKey, (view) => view && { ...view, isPinned });
  } else {
    const queryKey = orpc.workspaces.get.queryKey({ input: { workspaceId: id } });
    queryClient.setQueryData(queryKey, (workspace) => workspace && { ...workspace, isPinned });
  }
  queryClient.setQueryData(
    orpc.recents.list.queryKey(),
    (recents) =>
      recents && {
        items: recents.items.map((known) => (known.id === id ? { ...known, isPinned } : known)),
      },
  );
}
