import { modalChunk } from "../../ui/dialogs/modal-chunk.tsx";

/** The version history, in a chunk of its own. */
export const historyChunk = modalChunk(
  async () => (await import("./history-modal.tsx")).HistoryModal,
);
