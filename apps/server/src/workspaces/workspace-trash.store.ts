import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { removePages, removeWorkspace } from "./remove-workspace.store.ts";
import { withinThatOf, withinThatOfFirst } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { keepNamesInWorkspace } from "../access/member-names.store.ts";

/** How many pages one statement removes: a statement has a time limit. */
const pagesAtOnce = 500;

/** When a workspace was deleted that somebody has removed for good: its time for restoring is over. */
const expiredAt = new Date(0);

/** A deleted workspace whose time for restoring has passed. */
export interface GoneWorkspace {
  readonly id: WorkspaceId;
  readonly organizationId: OrganizationId;
  /** Somebody removed it for good, rather than the time. */
  readonly isExpired: boolean;
}

/**
 * Deletes, restores and removes workspaces. A deletion moves the roles in the workspace and on its pages to tables of held
 * roles: nobody has a role in it any more, so every query leaves it out. Every write must run in a transaction that holds the
 * organization's memberships.
 */
export function createWorkspaceTrashStore(sql: Sql) {
  return {
    /** Marks a workspace as deleted and holds its roles; returns false for a personal one. */
    async delete(
      { organizationId, userId }: OrganizationScope,
      workspaceId: WorkspaceId,
      deletedAt: Date,
    ): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        update workspaces set deleted_at = ${deletedAt}, deleted_by = ${userId}
        where id = ${workspaceId} and organization_id = ${organizationId}
          and not is_personal_workspace and deleted_at is null
        returning 1`;
      if (rows.length === 0) return false;
      await own`
        with moved as (
          delete from workspace_members where workspace_id = ${workspaceId} returning *)
        insert into held_workspace_members (organization_id, workspace_id, user_id, role, own_role)
        select organization_id, workspace_id, user_id, role, own_role from moved`;
      await own`
        with moved as (
          delete from page_members m using pages p
          where p.id = m.page_id and p.workspace_id = ${workspaceId} returning m.*)
        insert into held_page_members (organization_id, page_id, user_id, role)
        select organization_id, page_id, user_id, role from moved`;
      return true;
    },

    /** Whether the workspace is deleted and the user administered it. */
    async mayRestore(
      { organizationId, userId }: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        select 1 from held_workspace_members
        where workspace_id = ${workspaceId} and user_id = ${userId}
          and organization_id = ${organizationId} and role = 'administrator'`;
      return rows.length > 0;
    },

    /**
     * Restores a workspace with the roles that it held. In an open workspace, whoever joined the organization meanwhile gets
     * the role of everybody. The user becomes administrator of restricted pages that would otherwise have none.
     */
    async restore(workspaceId: WorkspaceId, userId: UserId): Promise<void> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      await own`
        update workspaces set deleted_at = null, deleted_by = null where id = ${workspaceId}`;
      await own`
        with moved as (
          delete from held_workspace_members where workspace_id = ${workspaceId} returning *)
        insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
        select organization_id, workspace_id, user_id, role, own_role from moved`;
      await own`
        insert into workspace_members (organization_id, workspace_id, user_id, role)
        select w.organization_id, w.id, m.user_id, w.organization_role
        from workspaces w join organization_members m on m.organization_id = w.organization_id
        where w.id = ${workspaceId} and w.organization_role is not null
        on conflict do nothing`;
      await keepNamesInWorkspace(own, workspaceId);
      await own`
        with moved as (
          delete from held_page_members m using pages p
          where p.id = m.page_id and p.workspace_id = ${workspaceId} returning m.*)
        insert into page_members (organization_id, page_id, user_id, role)
        select organization_id, page_id, user_id, role from moved on conflict do nothing`;
      await own`
        insert into page_members (organization_id, page_id, user_id, role)
        select p.organization_id, p.id, ${userId}::uuid, 'administrator' from pages p
        where p.workspace_id = ${workspaceId} and p.is_restricted
          and p.published_version is not null and not exists (select 1 from page_members m
            where m.page_id = p.id and m.role = 'administrator')
        on conflict on constraint page_members_page_id_user_id_pk do update set role = 'administrator'`;
    },

    /** Ends the time in which a deleted workspace can be restored: nobody administered it any more, and `takeGone` finds it next. */
    async expire(workspaceId: WorkspaceId): Promise<void> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      await own`delete from held_workspace_members where workspace_id = ${workspaceId}`;
      await own`update workspaces set deleted_at = ${expiredAt} where id = ${workspaceId}`;
    },

    /** Locks one workspace that was deleted before an instant, unless another node holds it; `null` if there is none. */
    async takeGone(before: Date): Promise<GoneWorkspace | null> {
      const gone = (own: Sql) => own`
        select id, organization_id as "organizationId", deleted_at = ${expiredAt} as "isExpired"
        from workspaces where deleted_at < ${before}
        order by deleted_at limit 1`;
      const own = await withinThatOfFirst(sql, gone);
      if (own === null) return null;
      const [row] = await own<GoneWorkspace[]>`${gone(own)} for update skip locked`;
      return row ?? null;
    },

    /** Removes a workspace for good, with its pages, their versions and the drafts of them. */
    async remove(workspaceId: WorkspaceId): Promise<void> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      for (;;) {
        // From the leaves of the tree up, so that no page is moved up before it goes.
        const pages = await own<{ id: string }[]>`
          select p.id from pages p where p.workspace_id = ${workspaceId}
            and not exists (select 1 from pages below where below.parent_page_id = p.id)
          limit ${pagesAtOnce}`;
        if (pages.length === 0) break;
        await removePages(own, pages);
      }
      await removeWorkspace(own, workspaceId);
    },
  };
}

export type WorkspaceTrashStore = ReturnType<typeof createWorkspaceTrashStore>;
