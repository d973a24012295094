import { modalChunk } from "../../ui/dialogs/modal-chunk.tsx";

/** The palette, in a chunk of its own. */
export const paletteChunk = modalChunk(
  async () => (await import("./palette-modal.tsx")).PaletteModal,
);
