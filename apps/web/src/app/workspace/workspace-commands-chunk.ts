import { preloadableAid } from "../../lib/preloadable.tsx";

/** The commands of a workspace for the palette, in a chunk of their own: the screen does not need them. */
export const workspaceCommandsChunk = preloadableAid(
  async () => (await import("./workspace-commands.tsx")).WorkspaceCommands,
);
