import { useMemo, useSyncExternalStore } from "react";
import type { DraftSession } from "./session/draft-session.ts";
import type { DraftSnapshot } from "./session/draft-snapshot.ts";
import { looksSame } from "./session/take-snapshot.ts";

/** The session's current snapshot; rerenders when a screen would look different. `null` without a session. */
export function useDraftSnapshot(session: DraftSession | null): DraftSnapshot | null {
  const read = useMemo(() => (session === null ? readNothing : snapshotReader(session)), [session]);
  return useSyncExternalStore(session?.subscribe ?? subscribeToNothing, read);
}

/** Keeps the snapshot that is shown while a later one looks the same. */
function snapshotReader(session: DraftSession): () => DraftSnapshot {
  let shown = session.getSnapshot();
  return () => {
    const latest = session.getSnapshot();
    if (!looksSame(shown, latest)) shown = latest;
    return shown;
  };
}

const subscribeToNothing = () => () => undefined;
const readNothing = () => null;
