import { preloadable } from "../../lib/preloadable.tsx";

/** The dialog that takes passages, in a chunk of its own. */
export const takePassagesChunk = preloadable(
  async () => (await import("./take-passages-dialog.tsx")).TakePassagesDialog,
);
