import { useSyncExternalStore } from "react";
import type { DraftSession } from "./draft-session.ts";
import type { DraftSnapshot } from "./draft-snapshot.ts";

/** What a session shows, as it changes; `null` without one. */
export function useDraftSnapshot(session: DraftSession | null): DraftSnapshot | null {
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getSnapshot ?? readNothing,
  );
}

const subscribeToNothing = () => () => undefined;
const readNothing = () => null;
