import { join } from "@stemma/sample/join";
import type { Actor } from "./actor.ts";

interface Account {
  readonly organization: { readonly id: string; readonly organizationName: string };
}

/**
 * Makes a person a member of the owner's organization and an editor of these workspaces, by invitations that the person
 * accepts. The person's active organization stays the same.
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
    await join(owner.api, { ...person.api, email: person.email }, into);
  }
  return organization;
}
