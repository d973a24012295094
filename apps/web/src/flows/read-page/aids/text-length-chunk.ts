import { preloadableAid } from "../../../lib/preloadable.tsx";

/** The length of a page's text, in a chunk of its own. */
export const textLengthChunk = preloadableAid(
  async () => (await import("./text-length.tsx")).TextLength,
);
