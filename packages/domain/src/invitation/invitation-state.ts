/** How many days an invitation is valid. */
export const invitationDays = 7;

/** The state of an invitation. `expired` is derived from the expiry time, never stored. */
export type InvitationState = "pending" | "accepted" | "declined" | "revoked" | "expired";

/** The stored columns that decide an invitation's state. */
interface InvitationFate {
  readonly status: Exclude<InvitationState, "expired">;
  readonly expiresAt: Date;
}

/** The state of an invitation at `now`: a pending invitation expires at `expiresAt`. */
export function invitationState({ status, expiresAt }: InvitationFate, now: Date): InvitationState {
  return status === "pending" && expiresAt <= now ? "expired" : status;
}
