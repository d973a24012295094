import type { DraftSnapshot } from "../session/draft-snapshot.ts";

/**
 * The draft as its writer is told of it: also that the login session has ended, before a save is refused for it. Another trouble, a
 * conflict, or a publish that is running is told first.
 */
export function withSessionEnd(snapshot: DraftSnapshot, hasEnded: boolean): DraftSnapshot {
  const { trouble, conflict, status } = snapshot;
  const isOther = trouble !== null || conflict !== null || status === "publishing draft";
  return hasEnded && !isOther ? { ...snapshot, trouble: { kind: "signed-out" } } : snapshot;
}
