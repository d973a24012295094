import type { HistoryDraft } from "../history-model.ts";
import { messages } from "../messages.tsx";

/** A short description of how far the draft is behind; `null` for a draft that is not stale. */
export function behindWords({ behind, isStale }: HistoryDraft): string | null {
  if (!isStale) return null;
  // After a revert to an ancestor of the draft's base, the draft lacks nothing, but its base is not the published
  // version.
  if (behind === 0) return messages.aheadOfPublished;
  return messages.versionsBehind(behind);
}
