import { preloadableAid } from "../../lib/preloadable.tsx";

/** The tree of pages in the sidebar, in a chunk of its own: the text of a page comes first. */
export const sidebarTreeChunk = preloadableAid(
  async () => (await import("./sidebar-tree.tsx")).SidebarTree,
);
