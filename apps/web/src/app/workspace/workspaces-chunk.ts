import { preloadable } from "../../lib/preloadable.tsx";

/** The list of all workspaces, in a chunk of its own. */
export const workspacesChunk = preloadable(
  async () => (await import("./workspaces-screen.tsx")).WorkspacesScreen,
);
