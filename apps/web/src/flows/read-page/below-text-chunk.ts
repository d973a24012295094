import { preloadableAid } from "../../lib/preloadable.tsx";

/** What is below a page's text, in a chunk of its own. */
export const belowTextChunk = preloadableAid(
  async () => (await import("./below-text.tsx")).BelowText,
);
