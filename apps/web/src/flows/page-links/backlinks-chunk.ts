import { preloadableAid } from "../../lib/preloadable.tsx";

/** The pages that link to a page, in a chunk of its own. */
export const backlinksChunk = preloadableAid(
  async () => (await import("./backlinks.tsx")).Backlinks,
);
