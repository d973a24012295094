import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failure-words.ts";

type Marks = Partial<Pick<PageView, "isPinned" | "isSubscribed">>;

/**
 * Pins the page and subscribes to it, or takes that back. The screen shows it at once, and takes it back with a word when the server
 * did not do it.
 */
export function usePageMarks(view: PageView, onFailure: (words: string) => void) {
  const queryClient = useQueryClient();
  const { id: pageId } = view.page;
  const { queryKey } = orpc.pages.get.queryOptions({ input: { pageId } });

  async function show(marks: Marks, words: string, send: () => Promise<unknown>): Promise<void> {
    const before = { isPinned: view.isPinned, isSubscribed: view.isSubscribed };
    const draw = (change: Marks) =>
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...change });
    await queryClient.cancelQueries({ queryKey });
    draw(marks);
    try {
      await send();
    } catch (error) {
      draw(before);
      onFailure(`${words} ${failureWords(error)}`);
    }
    void queryClient.invalidateQueries({ queryKey: orpc.pins.key() });
  }

  return {
    pin: () =>
      show({ isPinned: true }, "The page was not pinned.", async () => {
        const [account, pins] = await Promise.all([
          queryClient.ensureQueryData(orpc.accounts.current.queryOptions()),
          queryClient.fetchQuery(orpc.pins.list.queryOptions({ input: {} })),
        ]);
        await api.pins.update({
          item: { type: "page", id: pageId },
          action: "add",
          pinInsertion: account.configuration.sidebarSettings.newPinInsertion,
          pinnedItems: pins.items.map(({ id }) => id),
        });
      }),
    unpin: () =>
      show({ isPinned: false }, "The page was not unpinned.", () =>
        api.pins.update({ item: { type: "page", id: pageId }, action: "remove" }),
      ),
    subscribe: () =>
      show({ isSubscribed: true }, "You were not subscribed.", () =>
        api.pages.subscribe({ pageId, action: "subscribe" }),
      ),
    unsubscribe: () =>
      show({ isSubscribed: false }, "You were not unsubscribed.", () =>
        api.pages.subscribe({ pageId, action: "unsubscribe" }),
      ),
  };
}
