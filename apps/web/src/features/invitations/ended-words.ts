import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import { messages } from "./messages.ts";

type Ended = Exclude<ReceivedInvitation["state"], "pending">;

/** Explains why an invitation can no longer be answered, and what the reader can do. */
export function endedWords(state: Ended, invitedBy: string): { title: string; words: string } {
  const { title, hint } = messages.ended[state];
  return { title, words: typeof hint === "string" ? hint : hint(invitedBy) };
}
