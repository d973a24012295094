import type { Caller } from "./caller.ts";
import { invite, type InvitationTarget } from "./invite.ts";

/** Invites a person with an account, and accepts the invitation as that person. */
export async function join(
  host: Caller,
  guest: Caller & { readonly email: string },
  into: InvitationTarget,
): Promise<void> {
  const link = await invite(host, guest.email, into);
  await guest.call("POST", "/invitation", {
    token: link.split("/").at(-1),
    answer: "accept",
  });
}
