import { preloadableAid } from "../../lib/preloadable.tsx";

/** What finds the visible part of a long tree, in a chunk of its own: most trees are drawn whole. */
export const treePartChunk = preloadableAid(
  async () => (await import("./visible-tree-part.tsx")).VisibleTreePart,
);
