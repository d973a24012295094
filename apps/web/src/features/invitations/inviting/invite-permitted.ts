import type { InvitationTarget, SentInvitation } from "@stemma/contract/invitations.contract";
import { errorData } from "../../../lib/failures/error-data.ts";

interface Invited {
  readonly sent: readonly SentInvitation[];
  /** The addresses of people who are members already. */
  readonly alreadyIn: readonly string[];
}

/**
 * Sends invitations. If one address is outside the organization, it invites nobody and rejects with
 * OUTSIDE_ORGANIZATION.
 */
type Create = (input: { emails: string[]; into: InvitationTarget }) => Promise<Invited>;

/**
 * Invites all people whom the inviter may invite: only an administrator of the organization may invite people from
 * outside it. `outside` lists the addresses that were left out. Rethrows the server's error if all addresses are from
 * outside.
 */
export async function invitePermitted(
  create: Create,
  emails: readonly string[],
  into: InvitationTarget,
): Promise<Invited & { readonly outside: readonly string[] }> {
  try {
    return { ...(await create({ emails: [...emails], into })), outside: [] };
  } catch (error) {
    const outside = errorData(error, "OUTSIDE_ORGANIZATION")?.emails ?? [];
    const inside = emails.filter((email) => !outside.includes(email));
    if (outside.length === 0 || inside.length === 0) throw error;
    return { ...(await create({ emails: inside, into })), outside };
  }
}
