import { messages } from "../messages.ts";
import type { DraftSnapshot } from "../session/draft-snapshot.ts";

/**
 * Why an action on the draft was refused: its latest text could not be saved. `outcome` says what did not happen, like
 * 'Nothing is published'.
 */
export function notSavedWords({ conflict, trouble }: DraftSnapshot, outcome: string): string {
  const consequence = messages.notSaved.outcome(outcome);
  if (conflict !== null) {
    return messages.notSaved.conflict(consequence);
  }
  switch (trouble?.kind) {
    case "signed-out":
      return messages.notSaved.signedOut(consequence);
    case "gone":
      return messages.notSaved.gone(consequence);
    case "refused":
    case "failed":
      return `${trouble.reason} ${consequence}`;
    default:
      return messages.notSaved.offline(consequence);
  }
}
