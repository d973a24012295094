import { preloadableAid } from "../../lib/preloadable.tsx";

/** 'All pages', in a chunk of its own: it stands at the end of the screen. */
export const pageOutlineChunk = preloadableAid(
  async () => (await import("../../features/page-tree/outline/page-outline.tsx")).PageOutline,
);
