import { preloadable } from "../../lib/preloadable.tsx";

/** The reader's own draft of a page, in a chunk of its own: readers do not load it. */
export const editingChunk = preloadable(
  async () => (await import("./draft-screen.tsx")).DraftScreen,
);
