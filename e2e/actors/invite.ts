import { invite as inviteInto, type InvitationTarget } from "@stemma/sample/invite";
import type { Actor } from "./actor.ts";

/** Invites an address as the screens do, and returns the path of the invitation's link. */
export function invite(host: Actor, email: string, into: InvitationTarget): Promise<string> {
  return inviteInto(host.api, email, into);
}
