import type { Actor } from "./actor.ts";
import { invite } from "./invite.ts";

interface Account {
  readonly organization: { readonly id: string; readonly organizationName: string };
}

/**
 * Makes a person a member of the owner's organization and an editor of the workspaces named, by invitations that they accept.
 * They stay in their own organization until they switch.
 */
export async function joinOrganization(
  person: Actor,
  owner: Actor,
  workspaceIds: readonly string[],
): Promise<Account["organization"]> {
  const { organization } = await owner.api.call<Account>("GET", "/account");
  const places = [
    { type: "organization", role: "user" },
    ...workspaceIds.map(
      (workspaceId) => ({ type: "workspace", workspaceId, role: "editor" }) as const,
    ),
  ] as const;
  for (const into of places) {
    const token = (await invite(owner, person.email, into)).split("/").at(-1);
    await person.api.call("POST", "/invitation", { token, answer: "accept" });
  }
  return organization;
}
