import { preloadable } from "../../lib/preloadable.tsx";

/** The palette, in a chunk of its own. */
export const paletteChunk = preloadable(
  async () => (await import("./palette-modal.tsx")).PaletteModal,
);
