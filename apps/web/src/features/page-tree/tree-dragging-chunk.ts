import { preloadableAid } from "../../lib/preloadable.tsx";

/** Drag and drop for the tree, in a separate chunk: it comes when a pointer does. */
export const treeDraggingChunk = preloadableAid(
  async () => (await import("./tree-dragging.tsx")).TreeDragging,
);
