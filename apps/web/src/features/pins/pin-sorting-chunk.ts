import { preloadableAid } from "../../lib/preloadable.tsx";

/** Drag and drop for the sidebar's pins, in a separate chunk: screens for reading do not load it. */
export const pinSortingChunk = preloadableAid(
  async () => (await import("./pin-sorting.tsx")).PinSorting,
);
