import { modalChunk } from "../../ui/dialogs/modal-chunk.tsx";

/** The dialog that takes passages, in a chunk of its own. */
export const takePassagesChunk = modalChunk(
  async () => (await import("./take-passages-dialog.tsx")).TakePassagesDialog,
);
