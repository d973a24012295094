import { preloadable } from "../../lib/preloadable.tsx";

/** Drag and drop for the sidebar's pins, in a chunk of its own: a screen that is only read needs none of it. */
export const pinSortingChunk = preloadable(
  async () => (await import("./pin-sorting.tsx")).PinSorting,
);
