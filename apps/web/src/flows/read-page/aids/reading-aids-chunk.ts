import { preloadableAid } from "../../../lib/preloadable.tsx";

/** The links to a page's headings and its contents, in a chunk of their own. */
export const readingAidsChunk = preloadableAid(
  async () => (await import("./reading-aids.tsx")).ReadingAids,
);
