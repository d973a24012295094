import { preloadableAid } from "../../lib/preloadable.tsx";

/** The commands of the inbox for the palette, in a chunk of their own: the screen does not need them. */
export const inboxCommandsChunk = preloadableAid(
  async () => (await import("./inbox-commands.tsx")).InboxCommands,
);
