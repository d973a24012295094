import type { HistoryDraft } from "../history-model.ts";

/** How a draft stands to what is published, in a few words; `null` for one that isn't stale. */
export function behindWords({ behind, isStale }: HistoryDraft): string | null {
  if (!isStale) return null;
  // Set back to a version that the draft grew from: nothing is missing in it, and yet it isn't built on what is shown.
  if (behind === 0) return "ahead of what is published";
  return `${behind} ${behind === 1 ? "version" : "versions"} behind`;
}
