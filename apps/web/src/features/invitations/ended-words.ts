import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";

type Ended = Exclude<ReceivedInvitation["state"], "pending">;

/** Explains why an invitation can no longer be answered, and what the reader can do. */
export function endedWords(state: Ended, invitedBy: string): { title: string; words: string } {
  switch (state) {
    case "accepted":
      return {
        title: "Invitation accepted",
        words: "This invitation was accepted. Whoever accepted it finds everything at Home.",
      };
    case "declined":
      return {
        title: "Invitation declined",
        words: `This invitation was declined. Ask ${invitedBy} for another one, should that change.`,
      };
    case "revoked":
      return {
        title: "Invitation taken back",
        words: "This invitation was taken back, or another one was sent in its place.",
      };
    case "expired":
      return {
        title: "Invitation expired",
        words: `This invitation was not answered in time. Ask ${invitedBy} to send it anew.`,
      };
  }
}
