/** How long an invitation can be accepted, in days. */
export const invitationDays = 7;

/** What has become of an invitation. */
export type InvitationState = "pending" | "accepted" | "declined" | "revoked" | "expired";

/** What is stored of an invitation's fate. */
interface InvitationFate {
  readonly status: Exclude<InvitationState, "expired">;
  readonly expiresAt: Date;
}

/** What has become of an invitation by now: one that nobody answered ends by itself. */
export function invitationState({ status, expiresAt }: InvitationFate, now: Date): InvitationState {
  return status === "pending" && expiresAt <= now ? "expired" : status;
}
