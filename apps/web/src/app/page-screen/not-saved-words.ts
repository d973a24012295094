import type { DraftSnapshot } from "../../features/drafts/draft-snapshot.ts";

/** Why a draft cannot be published as it is on screen: its last words are not on the server. */
export function notSavedWords({ conflict, trouble }: DraftSnapshot): string {
  const nothing = "Nothing is published, and what you wrote is kept.";
  if (conflict !== null) {
    return `This draft was also changed somewhere else. ${nothing} Close this and choose between the two texts first.`;
  }
  switch (trouble?.kind) {
    case "signed-out":
      return `You are signed out. ${nothing} Sign in again, then publish.`;
    case "gone":
      return `This draft was published or deleted somewhere else. ${nothing}`;
    case "refused":
    case "failed":
      return `${trouble.reason} ${nothing}`;
    default:
      return `The server can't be reached. ${nothing} Try again when you are back online.`;
  }
}
