import type { Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { maySeePublishedAsMember, maySeeWorkspace } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import { defineStatement } from "../platform/database/define-statement.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import type { WorkspaceCursor } from "./workspace-cursor.ts";
import { behindInOwnOrder, inOwnOrder, joinPreferences } from "./workspace-preferences.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A workspace in the list, with the caller's role. Instants are PostgreSQL's text. */
export interface ListedWorkspaceRow {
  readonly id: WorkspaceId;
  readonly workspaceName: string;
  readonly icon: string | null;
  readonly description: string;
  readonly editorsCreatePages: boolean;
  readonly isPersonalWorkspace: boolean;
  readonly organizationRole: "viewer" | "editor" | null;
  readonly updatedAt: string;
  readonly role: Role;
  readonly latestChange: {
    readonly pageId: PageId;
    readonly pageTitle: string;
    readonly subjectLine: string;
    readonly publisherName: string;
    readonly updatedAt: string;
  } | null;
  readonly isMuted: boolean;
  /** Its place among those that the caller placed; `null` without one. */
  readonly orderKey: string | null;
}

interface Asked {
  readonly userId: UserId;
  readonly organizationId: OrganizationId;
}

/** At most `limit` of the person's workspaces for which `isListed` holds, with the last change of each. */
function listOf(base: Sql, asked: Asked, isListed: Fragment, limit: number): Fragment {
  const { userId, organizationId } = asked;
  const sql = withinOrganization(base, organizationId);
  const newest = newestFirst(sql, "p.updated_at", "p.id");
  return sql`
    with listed as materialized (
      select w.*, m.role, o.order_key, coalesce(o.is_muted, false) as is_muted
      from workspace_members m
      join workspaces w on w.id = m.workspace_id
      ${joinPreferences(sql)}
      where m.user_id = ${userId} and m.organization_id = ${organizationId}
        and ${maySeeWorkspace(sql, userId, sql`w.id`)} and ${isListed}
      order by ${inOwnOrder(sql)} limit ${limit})
    select w.id, w.workspace_name as "workspaceName", w.icon, w.description,
      w.editors_create_pages as "editorsCreatePages",
      w.is_personal_workspace as "isPersonalWorkspace",
      w.organization_role as "organizationRole", w.updated_at as "updatedAt", w.role,
      w.is_muted as "isMuted", w.order_key as "orderKey", latest.change as "latestChange"
    from listed w
    left join lateral (
      select json_build_object('pageId', n.id, 'pageTitle', v.page_title,
        'subjectLine', v.subject_line, 'updatedAt', n.updated_at,
        'publisherName', ${personNameOrId(sql, "v.published_by")}) as change
      from (select p.id, p.published_version, p.updated_at from pages p
        where p.workspace_id = w.id and p.published_version is not null and not p.deleted
          and p.kind = 'page' and ${maySeePublishedAsMember(sql, userId)}
        order by ${newest.order} limit 1) n
      join page_versions v on v.id = n.published_version
      left join users u on u.id = v.published_by
      left join configurations c
        on c.user_id = v.published_by and c.organization_id = v.organization_id
    ) latest on true
    order by ${inOwnOrder(sql, sql`w.order_key`)}`;
}

const listFirst = defineStatement<
  { userId: UserId; organizationId: OrganizationId; limit: number },
  ListedWorkspaceRow
>((sql, { userId, organizationId, limit }) =>
  listOf(sql, { userId, organizationId }, sql`true`, limit),
);

/** Reads the workspaces that a person can see. */
export function createWorkspaceListStore(sql: Sql) {
  return {
    /** At most `limit` of the caller's workspaces in the active organization, after a cursor, in the caller's order. */
    async list(
      { userId, organizationId }: OrganizationScope,
      after: WorkspaceCursor | null,
      limit: number,
    ): Promise<ListedWorkspaceRow[]> {
      const asked = { userId, organizationId };
      if (after === null) return listFirst(sql, { ...asked, limit });
      return sql<ListedWorkspaceRow[]>`${listOf(sql, asked, behindInOwnOrder(sql, after), limit)}`;
    },
  };
}

export type WorkspaceListStore = ReturnType<typeof createWorkspaceListStore>;
