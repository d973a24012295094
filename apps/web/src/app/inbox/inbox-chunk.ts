import { preloadable } from "../../lib/preloadable.tsx";

/** The inbox, in a chunk of its own. */
export const inboxChunk = preloadable(async () => (await import("./inbox-screen.tsx")).InboxScreen);
