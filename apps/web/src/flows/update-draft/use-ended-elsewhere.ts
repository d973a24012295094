import { useEffect, useEffectEvent, useRef } from "react";
import type { DraftSnapshot } from "../../features/drafts/session/draft-snapshot.ts";

/** How an update or an undo ended in another tab or on another device, while its conflicts were resolved here. */
export type EndedElsewhere =
  | "updateFinished"
  | "updateCancelled"
  | "undoFinished"
  | "undoCancelled";

type Shown = Pick<DraftSnapshot, "previousNode" | "pendingMerge" | "publishSubject">;

/** Calls `onEnded` when the draft on screen loses the update that the writer is resolving; `shown` is `null` without a draft. */
export function useEndedElsewhere(
  isResolving: boolean,
  shown: Shown | null,
  onEnded: (ended: EndedElsewhere) => void,
): void {
  const resolved = useRef<Shown | null>(null);
  const notify = useEffectEvent(onEnded);
  useEffect(() => {
    const before = resolved.current;
    resolved.current = isResolving && shown?.pendingMerge ? shown : null;
    if (!isResolving || before === null || shown === null || shown.pendingMerge !== null) return;
    notify(howItEnded(before, shown));
  }, [isResolving, shown]);
}

/** A finished update changes the base version; a finished undo proposes a subject line. */
function howItEnded(before: Shown, after: Shown): EndedElsewhere {
  if (before.pendingMerge?.undoes === undefined) {
    return before.previousNode === after.previousNode ? "updateCancelled" : "updateFinished";
  }
  return before.publishSubject === after.publishSubject ? "undoCancelled" : "undoFinished";
}
