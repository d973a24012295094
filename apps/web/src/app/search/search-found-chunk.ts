import { preloadable } from "../../lib/preloadable.tsx";

/** The results of a search, in a chunk of their own: it arrives while the first words are typed. */
export const searchFoundChunk = preloadable(
  async () => (await import("./search-found.tsx")).SearchFound,
);
