import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { moveItem } from "./move-item.ts";
import { messages } from "./messages.ts";

/**
 * The person's order of pins, with optimistic updates. `move` changes the order on screen, `save` sends it, and
 * `remove` removes a pin through `unpin`. If a request fails, the list returns to the server's state and `failure`
 * has the reason. Requests are sent one after another.
 */
export function usePinOrder(
  pins: readonly PinnedItem[],
  unpin: (item: PinnedItem) => Promise<void>,
) {
  const queryClient = useQueryClient();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const drawn = useRef<readonly string[] | null>(null);
  const sending = useRef(Promise.resolve());
  const shown = useMemo(
    () =>
      inOrder(
        pins.filter(({ id }) => !removed.includes(id)),
        order,
      ),
    [pins, order, removed],
  );

  function draw(wanted: readonly string[] | null): void {
    drawn.current = wanted;
    setOrder(wanted);
  }

  async function sendOrder(pinnedItems: readonly string[]): Promise<void> {
    try {
      await api.pins.reorder({ pinnedItems: [...pinnedItems] });
    } catch (error) {
      setFailure(messages.notMoved(failureWords(error)));
    }
    await queryClient.invalidateQueries({ queryKey: orpc.pins.key() });
    if (drawn.current === pinnedItems) draw(null);
  }

  async function sendRemoval(item: PinnedItem): Promise<void> {
    try {
      await unpin(item);
    } catch (error) {
      setFailure(messages.notUnpinned(failureWords(error)));
    }
    await queryClient.invalidateQueries({ queryKey: orpc.pins.key() });
    setRemoved((known) => known.filter((id) => id !== item.id));
  }

  return {
    shown,
    failure,
    /** Moves a pin to the place of another on screen; neither needs to be rendered. */
    move: (id: string, target: string) => {
      const ids = drawn.current ?? shown.map((item) => item.id);
      draw(moveItem(ids, ids.indexOf(id), ids.indexOf(target)));
    },
    /** Shows the server's order again. */
    cancel: () => draw(null),
    /** Sends the order on screen. */
    save: () => {
      const wanted = drawn.current;
      if (wanted === null) return;
      setFailure(null);
      sending.current = sending.current.then(() => sendOrder(wanted));
    },
    /** Removes a pin. */
    remove: (item: PinnedItem) => {
      setFailure(null);
      setRemoved((known) => [...known, item.id]);
      if (drawn.current !== null) draw(drawn.current.filter((id) => id !== item.id));
      sending.current = sending.current.then(() => sendRemoval(item));
    },
  };
}

/** The pins in this order; pins that the order lacks come first. */
function inOrder(
  pins: readonly PinnedItem[],
  order: readonly string[] | null,
): readonly PinnedItem[] {
  if (order === null) return pins;
  const placeOf = new Map(order.map((id, place) => [id, place]));
  return [...pins].sort((a, b) => (placeOf.get(a.id) ?? -1) - (placeOf.get(b.id) ?? -1));
}
