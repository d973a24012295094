import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failure-words.ts";
import { moveItem } from "./move-item.ts";

/**
 * The pins in the order that the person gives them. `move` draws, `save` sends what was drawn, `remove` takes one off with
 * `unpin`; where the server does not take it the list goes back to what the server holds, and `failure` says why. What is
 * changed is sent one after the other.
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

  async function send(pinnedItems: readonly string[]): Promise<void> {
    try {
      await api.pins.reorder({ pinnedItems: [...pinnedItems] });
    } catch (error) {
      setFailure(`The order is as it was. ${failureWords(error)}`);
    }
    await queryClient.invalidateQueries({ queryKey: orpc.pins.key() });
    if (drawn.current === pinnedItems) draw(null);
  }

  async function takeOff(item: PinnedItem): Promise<void> {
    try {
      await unpin(item);
    } catch (error) {
      setFailure(`It is still pinned. ${failureWords(error)}`);
    }
    await queryClient.invalidateQueries({ queryKey: orpc.pins.key() });
    setRemoved((known) => known.filter((id) => id !== item.id));
  }

  return {
    shown,
    failure,
    /** Draws a pin where another one stands; neither needs to be in sight. */
    move: (id: string, target: string) => {
      const ids = drawn.current ?? shown.map((item) => item.id);
      draw(moveItem(ids, ids.indexOf(id), ids.indexOf(target)));
    },
    /** Draws the pins as the server holds them. */
    cancel: () => draw(null),
    /** Sends the order that was drawn. */
    save: () => {
      const wanted = drawn.current;
      if (wanted === null) return;
      setFailure(null);
      sending.current = sending.current.then(() => send(wanted));
    },
    /** Takes a pin off. */
    remove: (item: PinnedItem) => {
      setFailure(null);
      setRemoved((known) => [...known, item.id]);
      if (drawn.current !== null) draw(drawn.current.filter((id) => id !== item.id));
      sending.current = sending.current.then(() => takeOff(item));
    },
  };
}

/** The pins in this order; those that it does not know stay in front. */
function inOrder(
  pins: readonly PinnedItem[],
  order: readonly string[] | null,
): readonly PinnedItem[] {
  if (order === null) return pins;
  const placeOf = new Map(order.map((id, place) => [id, place]));
  return [...pins].sort((a, b) => (placeOf.get(a.id) ?? -1) - (placeOf.get(b.id) ?? -1));
}
