import { preloadableAid } from "../../lib/preloadable.tsx";

/** The chunk with the parts that load after the editor is shown: it works without them, while they cannot be loaded. */
export const partsChunk = preloadableAid(
  async () => (await import("./parts-for-later.tsx")).PartsForLater,
);
