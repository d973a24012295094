import { preloadable } from "../../lib/preloadable.tsx";

/** The changes of a page since it was last read, in a chunk of its own. */
export const changesChunk = preloadable(
  async () => (await import("./changes-since-read.tsx")).ChangesSinceRead,
);
