import type { Actor } from "./actor.ts";

/** What somebody is invited into. */
type Into =
  | { readonly type: "organization"; readonly role: "user" | "administrator" }
  | {
      readonly type: "workspace";
      readonly workspaceId: string;
      readonly role: "viewer" | "editor" | "administrator";
    };

/** Invites an address as the screens do, and answers the path of the invitation's link. */
export async function invite(host: Actor, email: string, into: Into): Promise<string> {
  const { sent } = await host.api.call<{ sent: readonly { readonly link: string }[] }>(
    "POST",
    "/invitations",
    { emails: [email], into },
  );
  const [invitation] = sent;
  if (invitation === undefined) throw new Error(`${email} is in already.`);
  return new URL(invitation.link).pathname;
}
