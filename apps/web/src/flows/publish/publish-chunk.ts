import { preloadableAid } from "../../lib/preloadable.tsx";

/** The Publish dialog, in a chunk of its own: writing does not wait for it. */
export const publishChunk = preloadableAid(
  async () => (await import("./publish-dialog.tsx")).PublishDialog,
);
