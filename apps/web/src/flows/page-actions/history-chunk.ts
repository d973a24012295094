import { preloadable } from "../../lib/preloadable.tsx";

/** The version history, in a chunk of its own. */
export const historyChunk = preloadable(
  async () => (await import("./history-modal.tsx")).HistoryModal,
);
