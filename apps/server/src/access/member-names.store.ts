import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { isSpread } from "../platform/database/spread-tables.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { personName } from "./person-name.store.ts";

/* The names beside memberships. Triggers keep them, but not on a database that is spread, whose tables can have none: there these functions
   do, and elsewhere they do nothing. Call them in the transaction that changes the name or adds the membership. */

/** Writes a person's name beside their memberships: in one organization, or in all. */
export async function keepMemberNames(
  sql: Sql,
  userId: UserId,
  organizationId?: OrganizationId,
): Promise<void> {
  if (!isSpread()) return;
  const organizations =
    organizationId === undefined
      ? await sql<{ id: OrganizationId }[]>`
          select organization_id as id from organization_members
          where user_id = ${userId} order by id`
      : [{ id: organizationId }];
  for (const { id } of organizations) {
    const own = withinOrganization(sql, id);
    const named = own`(select coalesce(${personName(own)}, '') as name from users u
      left join configurations c on c.user_id = u.id and c.organization_id = ${id}
      where u.id = ${userId})`;
    await own`update organization_members m set name = n.name from ${named} n
      where m.user_id = ${userId} and m.name <> n.name`;
    await own`update workspace_members m set name = n.name from ${named} n
      where m.user_id = ${userId} and m.name <> n.name`;
  }
}

/** Writes the names of the members of a workspace beside their roles there. `own` is the connection of its organization. */
export async function keepNamesInWorkspace(own: Sql, workspaceId: WorkspaceId): Promise<void> {
  if (!isSpread()) return;
  await own`update workspace_members m set name = om.name from organization_members om
    where m.workspace_id = ${workspaceId} and om.user_id = m.user_id and m.name <> om.name`;
}
