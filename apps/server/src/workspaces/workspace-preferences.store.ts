import type { WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import type { OrderedWorkspace } from "./place-keys.ts";
import type { WorkspaceCursor } from "./workspace-cursor.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** Joins what the person of a role `m` prefers for the workspace, as `o`. */
export function joinPreferences(sql: Sql): Fragment {
  return sql`left join workspace_preferences o on o.user_id = m.user_id
    and o.organization_id = m.organization_id and o.workspace_id = m.workspace_id`;
}

/** A person's order of workspaces `w` with their `orderKey`: those with a place, then the personal one, then by name. */
export function inOwnOrder(sql: Sql, orderKey = sql`o.order_key`): Fragment {
  return sql`${orderKey} collate "C" nulls last, w.is_personal_workspace desc,
    w.workspace_name collate "und-x-icu", w.id`;
}

/** Whether a workspace comes after a cursor in the order of {@link inOwnOrder}; true for all without one. */
export function behindInOwnOrder(sql: Sql, after: WorkspaceCursor | null): Fragment {
  if (after === null) return sql`true`;
  const { orderKey, isPersonalWorkspace, workspaceName, id } = after;
  return sql`(o.order_key is null, coalesce(o.order_key, '') collate "C", not w.is_personal_workspace,
    w.workspace_name collate "und-x-icu", w.id)
    > (${orderKey === null}, ${orderKey ?? ""}, ${!isPersonalWorkspace}, ${workspaceName}, ${id}::uuid)`;
}

/** Reads and writes how the caller lists workspaces. Every write must run in a transaction that has called `hold` first. */
export function createWorkspacePreferencesStore(sql: Sql) {
  return {
    /** Holds the caller's preferences until the transaction ends. */
    async hold({ organizationId, userId }: OrganizationScope): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`select 1 from configurations
        where user_id = ${userId} and organization_id = ${organizationId} for no key update`;
    },

    /** All workspaces that the caller can see, in the caller's order. */
    async ordered({ organizationId, userId }: OrganizationScope): Promise<OrderedWorkspace[]> {
      const own = withinOrganization(sql, organizationId);
      return own<OrderedWorkspace[]>`
        select w.id, o.order_key as "orderKey"
        from workspace_members m join workspaces w on w.id = m.workspace_id ${joinPreferences(own)}
        where m.user_id = ${userId} and m.organization_id = ${organizationId}
        order by ${inOwnOrder(own)}`;
    },

    async place(
      { organizationId, userId }: OrganizationScope,
      keys: readonly { readonly id: WorkspaceId; readonly orderKey: string }[],
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        insert into workspace_preferences (organization_id, user_id, workspace_id, order_key)
        select ${organizationId}::uuid, ${userId}::uuid, k.id, k.key
        from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ orderKey }) => orderKey)}::text[])
          as k (id, key)
        on conflict (user_id, organization_id, workspace_id) do update set order_key = excluded.order_key`;
    },

    async mute(
      { organizationId, userId }: OrganizationScope,
      workspaceId: WorkspaceId,
      isMuted: boolean,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        insert into workspace_preferences (organization_id, user_id, workspace_id, is_muted)
        values (${organizationId}, ${userId}, ${workspaceId}, ${isMuted})
        on conflict (user_id, organization_id, workspace_id) do update set is_muted = excluded.is_muted`;
    },
  };
}

export type WorkspacePreferencesStore = ReturnType<typeof createWorkspacePreferencesStore>;
