import type { Caller } from "./caller.ts";

/** The target and the role of an invitation. */
export type InvitationTarget =
  | { readonly type: "organization"; readonly role: "user" | "administrator" }
  | {
      readonly type: "workspace";
      readonly workspaceId: string;
      readonly role: "viewer" | "editor" | "administrator";
    };

/** Invites an address; returns the path of the invitation's link. */
export async function invite(host: Caller, email: string, into: InvitationTarget): Promise<string> {
  const { sent } = await host.call<{ sent: readonly { readonly link: string }[] }>(
    "POST",
    "/invitations",
    { emails: [email], into },
  );
  const [invitation] = sent;
  if (invitation === undefined) throw new Error(`${email} has that role already.`);
  return new URL(invitation.link).pathname;
}
