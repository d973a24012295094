import { useSyncExternalStore } from "react";
import type { DraftSession } from "./session/draft-session.ts";
import type { DraftStatus } from "./session/draft-snapshot.ts";

/** Whether the session's text is saved; rerenders only when that changes. `null` without a session. */
export function useDraftStatus(session: DraftSession | null): DraftStatus | null {
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    () => session?.getSnapshot().status ?? null,
  );
}

const subscribeToNothing = () => () => undefined;
