import type { Role } from "@stemma/domain/access/role";
import type { WorkspaceId } from "@stemma/domain/ids";
import { keepMemberNames } from "../access/member-names.store.ts";
import type { Person } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/**
 * Makes a person a member of the owner's organization and of these workspaces, with the organization as the active one.
 */
export async function joinOrganization(
  server: TestServer,
  person: Person,
  owner: Person,
  workspaces: { id: WorkspaceId; role: Role }[],
): Promise<void> {
  const { id: organizationId } = owner.account.organization;
  const { id: userId } = person.account.user;
  const { personalWorkspaceId } = person.account.configuration;
  await server.sql`insert into organization_members (organization_id, user_id, role, joined_at)
    values (${organizationId}, ${userId}, 'user', now())`;
  await server.sql`insert into configurations values
    (${organizationId}, ${userId}, null, ${personalWorkspaceId}, true, true, true, 'both', 'top')`;
  for (const { id, role } of workspaces) {
    await server.sql`insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
      values (${organizationId}, ${id}, ${userId}, ${role}, ${role})`;
  }
  await keepMemberNames(server.sql, userId);
  await person.client.organizations.activate({ organizationId });
}
