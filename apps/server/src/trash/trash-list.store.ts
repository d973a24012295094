import type { PageAccessFacts } from "@stemma/domain/access/can";
import type { Role } from "@stemma/domain/access/role";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import {
  areaRole,
  isOpenWhenPublished,
  maySeePage,
  roleOnPage,
} from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** What a row says of every deleted item. `updatedAt` is when it was deleted: its place in the list. */
interface Deletion {
  readonly icon: string | null;
  readonly workspaceName: string;
  readonly deletedBy: string;
  readonly updatedAt: Date;
}

/** A deleted page, with the caller's roles and the facts for authorization. */
export interface TrashPageRow extends Deletion, PageAccessFacts {
  readonly id: PageId;
  readonly kind: PageKind;
  readonly pageTitle: string;
  readonly pagesBelow: number;
  /** After how many days its organization removes deleted pages; `null` for never. */
  readonly trashDays: number | null;
  readonly workspaceRole: Role | null;
  readonly pageRole: Role | null;
  readonly areaRole: Role | null;
}

/** A deleted workspace that the caller administered. */
export interface TrashWorkspaceRow extends Deletion {
  readonly id: WorkspaceId;
}

type Stored<Row> = Omit<Row, "updatedAt"> & { readonly updatedAt: string };

/** Reads what was deleted and the caller can restore. Pages that were deleted together are one row. */
export function createTrashListStore(sql: Sql) {
  const newestPages = newestFirst(sql, "p.deleted_at", "p.id");
  const newestWorkspaces = newestFirst(sql, "w.deleted_at", "w.id");
  const dated = <Row>(rows: readonly Stored<Row>[]) =>
    rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }) as Row);

  return {
    /** At most `limit` deleted pages that the caller administers, deleted last first; with a `pattern`, only where the folded title matches. */
    async listPages(
      { organizationId, userId }: OrganizationScope,
      limit: number,
      after: InstantCursor<string> | null,
      pattern: string | null,
    ): Promise<TrashPageRow[]> {
      const own = withinOrganization(sql, organizationId);
      const isWanted =
        pattern === null
          ? own`true`
          : own`p.id in (
              select s.page_id from page_search s
              where s.organization_id = ${organizationId} and s.folded_title like ${pattern}
              union all
              select own.page_id from drafts own join pages begun on begun.id = own.page_id
              where own.user_id = ${userId} and begun.published_version is null
                and own.page_title ilike ${pattern})`;
      const rows = await own<Stored<TrashPageRow>[]>`
        select p.id, p.kind, coalesce(v.page_title, d.page_title, '') as "pageTitle", p.icon,
          w.workspace_name as "workspaceName", p.deleted_at as "updatedAt",
          ${personNameOrId(own, "p.deleted_by")} as "deletedBy", o.trash_days as "trashDays",
          (select count(*)::int from pages b
            where b.deleted_with = p.id and ${maySeePage(own, userId, "b")}) as "pagesBelow",
          not ${isOpenWhenPublished(own)} as "isRestricted",
          p.published_version is not null as "isPublished", wm.role as "workspaceRole",
          pm.role as "pageRole", ${areaRole(own, userId)} as "areaRole"
        from pages p
        join organizations o on o.id = p.organization_id
        join workspaces w on w.id = p.workspace_id
        left join workspace_members wm on wm.workspace_id = w.id and wm.user_id = ${userId}
        left join page_members pm on pm.page_id = p.id and pm.user_id = ${userId}
        left join page_versions v on v.id = p.published_version
        left join drafts d on d.page_id = p.id and d.user_id = ${userId}
          and p.published_version is null
        left join users u on u.id = p.deleted_by
        left join configurations c on c.user_id = u.id and c.organization_id = o.id
        where p.organization_id = ${organizationId} and p.deleted and p.deleted_with is null
          and ${roleOnPage(own, userId)} = 'administrator' and ${isWanted}
          and ${newestPages.after(after)}
        order by ${newestPages.order} limit ${limit}`;
      return dated<TrashPageRow>(rows);
    },

    /** At most `limit` deleted workspaces that the caller administered, deleted last first. */
    async listWorkspaces(
      { organizationId, userId }: OrganizationScope,
      limit: number,
      after: InstantCursor<string> | null,
    ): Promise<TrashWorkspaceRow[]> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own<Stored<TrashWorkspaceRow>[]>`
        select w.id, w.workspace_name as "workspaceName", w.icon, w.deleted_at as "updatedAt",
          ${personNameOrId(own, "w.deleted_by")} as "deletedBy"
        from held_workspace_members m
        join workspaces w on w.id = m.workspace_id
        left join users u on u.id = w.deleted_by
        left join configurations c on c.user_id = u.id and c.organization_id = w.organization_id
        where m.user_id = ${userId} and m.organization_id = ${organizationId}
          and m.role = 'administrator' and ${newestWorkspaces.after(after)}
        order by ${newestWorkspaces.order} limit ${limit}`;
      return dated<TrashWorkspaceRow>(rows);
    },
  };
}

export type TrashListStore = ReturnType<typeof createTrashListStore>;
