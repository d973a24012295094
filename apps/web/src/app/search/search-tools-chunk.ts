import { preloadableAid } from "../../lib/preloadable.tsx";

/** The filters of the Search screen, in a chunk of their own: while it cannot be loaded, one searches without. */
export const searchToolsChunk = preloadableAid(
  async () => (await import("./search-tools.tsx")).SearchTools,
);
