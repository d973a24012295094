import { maySeePage } from "../access/access-rule.store.ts";
import type { WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import type { FoundPage, Pagination } from "./search.store.ts";

/** Reads the caller's draft titles and workspaces; they are few, so the use case scans them without an index. */
export function createSearchNamesStore(sql: Sql) {
  const newest = newestFirst(sql, "d.updated_at", "p.id");

  return {
    /** The titles of the caller's own drafts of unpublished pages, last updated first. */
    async listDraftTitles(
      { userId, organizationId }: OrganizationScope,
      { after, limit }: Pagination,
    ): Promise<FoundPage[]> {
      const rows = await sql<(Omit<FoundPage, "updatedAt"> & { updatedAt: string })[]>`
        select p.id, d.page_title as "pageTitle", p.icon, w.workspace_name as "workspaceName",
          d.updated_at as "updatedAt"
        from drafts d
        join pages p on p.id = d.page_id
        join workspaces w on w.id = p.workspace_id
        where d.user_id = ${userId} and d.organization_id = ${organizationId}
          and p.published_version is null and not p.deleted and ${newest.after(after)}
          and ${maySeePage(sql, userId)}
        order by ${newest.order} limit ${limit}`;
      return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
    },

    /** The caller's workspaces, by name. */
    async listWorkspaces({ userId, organizationId }: OrganizationScope) {
      return sql<{ id: WorkspaceId; workspaceName: string }[]>`
        select w.id, w.workspace_name as "workspaceName"
        from workspace_members m
        join workspaces w on w.id = m.workspace_id
        where m.user_id = ${userId} and m.organization_id = ${organizationId}
        order by w.workspace_name collate "und-x-icu", w.id`;
    },
  };
}

export type SearchNamesStore = ReturnType<typeof createSearchNamesStore>;
