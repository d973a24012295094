import { openSql } from "../server/open-sql.ts";
import type { StemmaServer } from "../server/stemma-server.ts";
import type { Actor } from "./actor.ts";

interface Account {
  readonly user: { readonly id: string };
  readonly organization: { readonly id: string; readonly organizationName: string };
  readonly configuration: { readonly personalWorkspaceId: string };
}

/**
 * Makes a person a member of the owner's organization and of the workspaces named, as no screen can yet. They stay in
 * their own organization until they switch.
 */
export async function joinOrganization(
  server: StemmaServer,
  person: Actor,
  owner: Actor,
  workspaceIds: readonly string[],
): Promise<Account["organization"]> {
  const { organization } = await owner.api.call<Account>("GET", "/account");
  const { user, configuration } = await person.api.call<Account>("GET", "/account");
  const { personalWorkspaceId } = configuration;
  const sql = openSql(server.dataDir);
  try {
    await sql`insert into organization_members (organization_id, user_id, role, joined_at)
      values (${organization.id}, ${user.id}, 'user', now())`;
    await sql`insert into configurations
      values (${organization.id}, ${user.id}, null, ${personalWorkspaceId}, true, true, true, 'both', 'top')`;
    for (const workspaceId of workspaceIds) {
      await sql`insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
        values (${organization.id}, ${workspaceId}, ${user.id}, 'editor', 'editor')`;
    }
  } finally {
    await sql.end();
  }
  return organization;
}
