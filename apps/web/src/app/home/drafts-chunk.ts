import { preloadable } from "../../lib/preloadable.tsx";

/** The list of drafts, in a chunk of its own. */
export const draftsChunk = preloadable(
  async () => (await import("./drafts-screen.tsx")).DraftsScreen,
);
