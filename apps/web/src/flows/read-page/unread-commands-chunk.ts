import { preloadableAid } from "../../lib/preloadable.tsx";

/** The commands of an unread page for the palette, in a chunk of their own: the screen does not need them. */
export const unreadCommandsChunk = preloadableAid(
  async () => (await import("./unread-commands.tsx")).UnreadCommands,
);
