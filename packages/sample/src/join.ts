import type { Caller } from "./caller.ts";
import { invite, type InvitedInto } from "./invite.ts";

/** Invites the address of somebody with an account, and accepts the invitation for them. */
export async function join(
  host: Caller,
  guest: Caller & { readonly email: string },
  into: InvitedInto,
): Promise<void> {
  const link = await invite(host, guest.email, into);
  await guest.call("POST", "/invitation", {
    token: link.split("/").at(-1),
    answer: "accept",
  });
}
