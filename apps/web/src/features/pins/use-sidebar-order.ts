import { useState } from "react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { sidebarItemsMax } from "@stemma/domain/configuration/sidebar-items-max";
import { useAllPins } from "./use-all-pins.ts";
import { usePinOrder } from "./use-pin-order.ts";

/** The first page of pins, and the cursor of the next one. */
interface FirstPins {
  readonly items: readonly PinnedItem[];
  readonly nextCursor: string | null;
}

const noPins: FirstPins = { items: [], nextCursor: null };

/**
 * The order of the sidebar's pins. An order covers all pins: if the first answer does not contain them all, the
 * others are fetched when `activate` is called, and no pin can be moved before they are loaded.
 */
export function useSidebarOrder(first: FirstPins = noPins) {
  const [isActive, setActive] = useState(false);
  const isFirstComplete = first.nextCursor === null;
  const all = useAllPins(isActive && !isFirstComplete);
  const allPins = isFirstComplete ? first.items : all.isComplete ? all.pins : undefined;
  const order = usePinOrder(allPins ?? first.items, unpinsByMenu);
  return {
    pins: order.shown.slice(0, sidebarItemsMax),
    count: allPins?.length ?? 0,
    failure: order.failure,
    mayMove: isActive && allPins !== undefined,
    /** Call it when the pointer or the focus enters the list. */
    activate: () => setActive(true),
    move: order.move,
    end: (isWanted: boolean) => (isWanted ? order.save() : order.cancel()),
  };
}

/** In the sidebar, the rows' menus remove pins, not this list. */
async function unpinsByMenu(): Promise<void> {}
