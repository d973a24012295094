import { preloadableAid } from "../../lib/preloadable.tsx";

/** The dialog New Page, in the chunk of what draws dialogs (`popups.ts`). */
export const newPageChunk = preloadableAid(
  async () => (await import("./new-page-dialog.tsx")).NewPageDialog,
);
