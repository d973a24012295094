import { preloadableAid } from "../../../lib/preloadable.tsx";

/** What offers a text whose draft is gone, in a chunk of its own: few pages have such a text. */
export const orphanedTextChunk = preloadableAid(
  async () => (await import("./orphaned-text-offer.tsx")).OrphanedTextOffer,
);
