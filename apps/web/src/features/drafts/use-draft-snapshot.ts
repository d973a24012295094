import { useSyncExternalStore } from "react";
import type { DraftSession } from "./session/draft-session.ts";
import type { DraftSnapshot } from "./session/draft-snapshot.ts";

/** The session's current snapshot; rerenders on every change. `null` without a session. */
export function useDraftSnapshot(session: DraftSession | null): DraftSnapshot | null {
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getSnapshot ?? readNothing,
  );
}

const subscribeToNothing = () => () => undefined;
const readNothing = () => null;
