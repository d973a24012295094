import type { Enter } from "../scenario.ts";
import type { Actor } from "./actor.ts";
import { joinOrganization } from "./join-organization.ts";
import { personalWorkspace } from "./make-page.ts";

/** The owner of an organization, and how people enter. */
export interface Cast {
  readonly owner: Actor;
  readonly enter: Enter;
}

/**
 * Signs in a new person who is a member of the owner's organization and of these workspaces; by default, of the owner's
 * 'Personal'.
 */
export async function enterAsMember(
  { owner, enter }: Cast,
  name: string,
  workspaceIds?: readonly string[],
): Promise<Actor> {
  const member = await enter(name);
  const workspaces = workspaceIds ?? [await personalWorkspace(owner)];
  const { id } = await joinOrganization(member, owner, workspaces);
  await member.api.call("POST", `/organizations/${id}/activate`, {});
  return member;
}
