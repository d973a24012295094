import { useSyncExternalStore } from "react";
import { withSessionEnd } from "../../features/drafts/notices/with-session-end.ts";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { sessionEnd } from "../../lib/tabs/session-end.ts";

/** The open draft as its writer is told of it, by the bar and by the notice above the text. */
export function useToldDraft(open: OpenDraft | null): OpenDraft | null {
  const hasEnded = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.hasEnded);
  return open && { ...open, snapshot: withSessionEnd(open.snapshot, hasEnded) };
}
