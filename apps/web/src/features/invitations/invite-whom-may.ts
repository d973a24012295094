import type { InvitedInto, SentInvitation } from "@stemma/contract/invitations.contract";
import { errorData } from "../../lib/error-data.ts";

interface Invited {
  readonly sent: readonly SentInvitation[];
  /** Addresses of people who are there already. */
  readonly alreadyIn: readonly string[];
}

/** Asks the server to invite. It refuses with OUTSIDE_ORGANIZATION, and invites nobody, where one address is from outside. */
type Create = (input: { emails: string[]; into: InvitedInto }) => Promise<Invited>;

/**
 * Invites everybody whom the asker may invite: only an administrator of the organization may invite people from outside it.
 * `outside` lists the addresses that were left out. Throws the server's refusal when all addresses are from outside.
 */
export async function inviteWhomMay(
  create: Create,
  emails: readonly string[],
  into: InvitedInto,
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
