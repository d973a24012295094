import { preloadable } from "../../lib/preloadable.tsx";

/** The screen of a workspace, in a chunk of its own: most first visits open a page. */
export const workspaceChunk = preloadable(
  async () => (await import("./workspace-screen.tsx")).WorkspaceScreen,
);
