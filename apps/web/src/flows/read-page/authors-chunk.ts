import { preloadable } from "../../lib/preloadable.tsx";

/** The page's text with its authors, in a chunk of its own. */
export const authorsChunk = preloadable(
  async () => (await import("./page-authors.tsx")).PageAuthors,
);
