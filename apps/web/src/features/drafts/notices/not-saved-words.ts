import type { DraftSnapshot } from "../session/draft-snapshot.ts";

/**
 * Why an action on the draft was refused: its latest text could not be saved. `outcome` says what did not happen, like
 * 'Nothing is published'.
 */
export function notSavedWords({ conflict, trouble }: DraftSnapshot, outcome: string): string {
  const nothing = `${outcome}, and what you wrote is kept.`;
  if (conflict !== null) {
    return `This draft was also changed somewhere else. ${nothing} Close this and choose between the two texts first.`;
  }
  switch (trouble?.kind) {
    case "signed-out":
      return `You are signed out. ${nothing} Sign in, then try again.`;
    case "gone":
      return `This draft was published or deleted somewhere else. ${nothing}`;
    case "refused":
    case "failed":
      return `${trouble.reason} ${nothing}`;
    default:
      return `The server can't be reached. ${nothing} Try again when you are back online.`;
  }
}
