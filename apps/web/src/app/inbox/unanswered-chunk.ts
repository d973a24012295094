import { preloadable } from "../../lib/preloadable.tsx";

/** The requests and invitations of the inbox, in a chunk of its own: most people have none. */
export const unansweredChunk = preloadable(
  async () => (await import("./inbox-unanswered.tsx")).InboxUnanswered,
);
