import { preloadableAid } from "../../lib/preloadable.tsx";

/** The dialog New Page, in a chunk of its own, which every screen loads after it is drawn. */
export const newPageChunk = preloadableAid(
  async () => (await import("./new-page-dialog.tsx")).NewPageDialog,
);
