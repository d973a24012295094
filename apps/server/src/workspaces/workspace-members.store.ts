import type { Role } from "@stemma/domain/access/role";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { everyMember } from "../access/every-member.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import { rowsWithin, withinOrganization } from "../platform/database/within-organization.ts";
import { keepMemberNames, keepNamesInWorkspace } from "../access/member-names.store.ts";

/** Writes the members of workspaces and their roles. */
export function createWorkspaceMembersStore(sql: Sql) {
  /** The rank of a role, in SQL: the order of `roles` in the domain. */
  const strength = (role: Fragment) =>
    sql`array_position(array['viewer', 'editor', 'administrator'], ${role})`;
  /** The stronger of two roles, in SQL; null is weaker than every role. */
  const stronger = (one: Fragment, other: Fragment) => sql`
    case when coalesce(${strength(one)}, 0) >= coalesce(${strength(other)}, 0)
      then ${one} else ${other} end`;

  return {
    /** Locks the workspace against concurrent changes of its members, until the transaction ends. */
    async lock(workspaceId: WorkspaceId): Promise<void> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      await own`select 1 from workspaces where id = ${workspaceId} for update`;
    },

    /** Adds the user to the workspaces that are open to the organization. */
    async addToOpenOnes(organizationId: OrganizationId, userId: UserId): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        insert into workspace_members (organization_id, workspace_id, user_id, role)
        select organization_id, id, ${userId}::uuid, organization_role from workspaces
        where organization_id = ${organizationId} and organization_role is not null
          and deleted_at is null
        on conflict do nothing`;
      await keepMemberNames(sql, userId, organizationId);
    },

    /**
     * Gives the user a role in a workspace, unless the user has a role at least as strong; returns whether the
     * workspace exists and is not deleted.
     */
    async grant(workspaceId: WorkspaceId, userId: UserId, role: Role): Promise<boolean> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      const rows = await own`
        insert into workspace_members as m (organization_id, workspace_id, user_id, role, own_role)
        select organization_id, id, ${userId}::uuid,
          ${stronger(own`${role}::text`, own`organization_role`)}, ${role}::text
        from workspaces where id = ${workspaceId} and deleted_at is null
        on conflict on constraint workspace_members_workspace_id_user_id_pk do update set
          own_role = ${stronger(own`m.own_role`, own`excluded.own_role`)},
          role = ${stronger(own`m.role`, own`excluded.role`)}
        returning 1`;
      await keepNamesInWorkspace(own, workspaceId);
      return rows.length > 0;
    },

    /**
     * Sets a user's explicit role in a workspace; `null` leaves only the role that the workspace gives every member of
     * the organization, if any.
     */
    async setRole(workspaceId: WorkspaceId, userId: UserId, role: Role | null): Promise<void> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      if (role !== null) {
        await own`
          insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
          select organization_id, id, ${userId}::uuid,
            ${stronger(own`${role}::text`, own`organization_role`)}, ${role}::text
          from workspaces where id = ${workspaceId}
          on conflict on constraint workspace_members_workspace_id_user_id_pk do update set
            own_role = excluded.own_role, role = excluded.role`;
        await keepNamesInWorkspace(own, workspaceId);
        return;
      }
      await own`
        update workspace_members m set own_role = null, role = w.organization_role
        from workspaces w
        where w.id = m.workspace_id and w.organization_role is not null
          and m.workspace_id = ${workspaceId} and m.user_id = ${userId}`;
      await own`
        delete from workspace_members m using workspaces w
        where w.id = m.workspace_id and w.organization_role is null
          and m.workspace_id = ${workspaceId} and m.user_id = ${userId}`;
    },

    /**
     * Opens the workspace to every member of the organization with this role; `null` closes it to all except its own
     * members.
     */
    async setOpenness(
      workspaceId: WorkspaceId,
      organizationRole: "viewer" | "editor" | null,
    ): Promise<"viewer" | "editor" | null> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      const [changed] = await own<{ before: "viewer" | "editor" | null }[]>`
        update workspaces w set organization_role = ${organizationRole}
        from (select id, organization_role as before from workspaces where id = ${workspaceId}) was
        where w.id = was.id
        returning was.before`;
      const before = changed?.before ?? null;
      await own`
        delete from workspace_members
        where workspace_id = ${workspaceId} and own_role is null and ${organizationRole}::text is null`;
      await own`
        update workspace_members
        set role = ${stronger(own`own_role`, own`${organizationRole}::text`)}
        where workspace_id = ${workspaceId}`;
      if (organizationRole === null) return before;
      await own`
        insert into workspace_members (organization_id, workspace_id, user_id, role)
        select m.organization_id, ${workspaceId}::uuid, m.user_id, ${organizationRole}
        from organization_members m
        where m.organization_id = (select organization_id from workspaces where id = ${workspaceId})
        on conflict do nothing`;
      await keepNamesInWorkspace(own, workspaceId);
      return before;
    },

    /** The user's effective role in the workspace; `null` if there is none. */
    async roleOf(workspaceId: WorkspaceId, userId: UserId): Promise<Role | null> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      const [row] = await own<{ role: Role }[]>`
        select role from workspace_members
        where workspace_id = ${workspaceId} and user_id = ${userId}`;
      return row?.role ?? null;
    },

    /** Whether the workspace is the user's own 'Personal'. */
    async isPersonalOf(workspaceId: WorkspaceId, userId: UserId): Promise<boolean> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      const rows = await own`
        select 1 from configurations c join workspaces w on w.id = c.personal_workspace_id
        where w.id = ${workspaceId} and c.user_id = ${userId}
          and c.organization_id = w.organization_id`;
      return rows.length > 0;
    },

    /** Whether the workspace has another administrator who is still a member of the organization. */
    async hasOtherAdministrator(workspaceId: WorkspaceId, userId: UserId): Promise<boolean> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      const rows = await own`
        select 1 from workspace_members m
        join organization_members om
          on om.organization_id = m.organization_id and om.user_id = m.user_id
        where m.workspace_id = ${workspaceId} and m.user_id <> ${userId}
          and m.role = 'administrator' limit 1`;
      return rows.length > 0;
    },

    /**
     * Removes a user from every workspace of an organization except the user's own 'Personal', which a returning user
     * gets back. The successor becomes administrator of workspaces that would otherwise have none; of the 'Personal',
     * only if it has other members. The same for deleted workspaces: the successor can then restore them.
     */
    async removeFromAll(
      organizationId: OrganizationId,
      userId: UserId,
      successor: UserId,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      const ownPersonal = own`(select personal_workspace_id from configurations
        where user_id = ${userId} and organization_id = ${organizationId})`;
      for (const table of ["workspace_members", "held_workspace_members"]) {
        const members = own(table);
        const rows = rowsWithin(own, table, organizationId);
        const others = own`from ${rows} o join ${everyMember(own)} om
          on om.organization_id = o.organization_id and om.user_id = o.user_id
          where o.user_id <> ${userId}`;
        await own`
          insert into ${members} (organization_id, workspace_id, user_id, role, own_role)
          select m.organization_id, m.workspace_id, ${successor}::uuid, 'administrator',
            'administrator'
          from ${rows} m
          where m.organization_id = ${organizationId} and m.user_id = ${userId}
            and m.role = 'administrator'
            and (m.workspace_id is distinct from ${ownPersonal}
              or exists (select 1 ${others} and o.workspace_id = m.workspace_id))
            and not exists (select 1 ${others} and o.workspace_id = m.workspace_id
              and o.role = 'administrator')
          on conflict on constraint ${own(`${table}_workspace_id_user_id_pk`)} do update set
            role = 'administrator', own_role = 'administrator'`;
        await own`
          delete from ${members}
          where organization_id = ${organizationId} and user_id = ${userId}
            and workspace_id is distinct from ${ownPersonal}`;
      }
      await keepMemberNames(sql, successor, organizationId);
      await own`
        delete from held_page_members m using pages p
        where p.id = m.page_id and m.organization_id = ${organizationId} and m.user_id = ${userId}
          and p.published_version is not null`;
    },
  };
}
