import { preloadableAid } from "../../lib/preloadable.tsx";

/** The titles of page links, in a chunk of its own. */
export const linkTitlesChunk = preloadableAid(
  async () => (await import("./link-titles.tsx")).LinkTitles,
);
