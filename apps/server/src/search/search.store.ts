import type { PageBody } from "@stemma/document/format";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";

/** A published page that was found. */
export interface FoundPageRecord {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly workspaceName: string;
  readonly updatedAt: Date;
}

/** A page of the asker's that was never published, by its draft. */
interface UnpublishedRecord extends FoundPageRecord {
  readonly isPublished: false;
}

/** Searches, with permission in the query: what the asker may not see is not found. */
export function createSearchStore(sql: Sql) {
  const visible = ({ userId }: OrganizationScope) => sql`
    (exists (select 1 from page_members m where m.page_id = p.id and m.user_id = ${userId})
      or (not p.is_restricted and exists (select 1 from workspace_members m
        where m.workspace_id = p.workspace_id and m.user_id = ${userId})))`;

  const newestAfter = (after: InstantCursor<PageId> | null) =>
    after === null
      ? sql`true`
      : sql`(s.updated_at, s.page_id) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`;

  const toRecords = <Row extends { updatedAt: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));

  return {
    /** Pages whose folded title is like `pattern`, last updated first: at most `limit`. */
    async findTitles(
      scope: OrganizationScope,
      pattern: string,
      limit: number,
      after: InstantCursor<PageId> | null,
    ): Promise<FoundPageRecord[]> {
      return toRecords(
        await sql<(Omit<FoundPageRecord, "updatedAt"> & { updatedAt: string })[]>`
        select p.id, v.page_title as "pageTitle", w.workspace_name as "workspaceName",
          s.updated_at as "updatedAt"
        from page_search s
        join pages p on p.id = s.page_id
        join page_versions v on v.id = p.published_version
        join workspaces w on w.id = p.workspace_id
        where s.organization_id = ${scope.organizationId} and s.folded_title like ${pattern}
          and not p.deleted and ${visible(scope)} and ${newestAfter(after)}
        order by s.updated_at desc, s.page_id desc limit ${limit}`,
      );
    },

    /** Pages that hold all the words of a text query, last updated first: at most `limit`, with their bodies. */
    async findBodies(
      scope: OrganizationScope,
      words: string,
      limit: number,
      after: InstantCursor<PageId> | null,
    ): Promise<(FoundPageRecord & { readonly body: PageBody })[]> {
      return toRecords(
        await sql<(Omit<FoundPageRecord, "updatedAt"> & { updatedAt: string; body: PageBody })[]>`
        select p.id, v.page_title as "pageTitle", w.workspace_name as "workspaceName",
          s.updated_at as "updatedAt", v.body
        from page_search s
        join pages p on p.id = s.page_id
        join page_versions v on v.id = p.published_version
        join workspaces w on w.id = p.workspace_id
        where s.organization_id = ${scope.organizationId} and s.words @@ ${words}::text::tsquery
          and not p.deleted and ${visible(scope)} and ${newestAfter(after)}
        order by s.updated_at desc, s.page_id desc limit ${limit}`,
      );
    },

    /** The asker's drafts of pages never published, by their own titles: the newest. */
    async listUnpublished(scope: OrganizationScope, limit: number): Promise<UnpublishedRecord[]> {
      return toRecords(
        await sql<(Omit<UnpublishedRecord, "updatedAt"> & { updatedAt: string })[]>`
        select p.id, d.page_title as "pageTitle", w.workspace_name as "workspaceName",
          d.updated_at as "updatedAt", false as "isPublished"
        from drafts d
        join pages p on p.id = d.page_id and p.published_version is null
        join workspaces w on w.id = p.workspace_id
        where d.user_id = ${scope.userId} and d.organization_id = ${scope.organizationId}
          and not p.deleted
        order by d.updated_at desc limit ${limit}`,
      );
    },

    /** The workspaces that the asker belongs to, by name. */
    async listWorkspaces(scope: OrganizationScope) {
      return sql<{ id: WorkspaceId; workspaceName: string }[]>`
        select w.id, w.workspace_name as "workspaceName"
        from workspace_members m
        join workspaces w on w.id = m.workspace_id
        where m.user_id = ${scope.userId} and m.organization_id = ${scope.organizationId}
        order by w.workspace_name collate "und-x-icu", w.id`;
    },
  };
}

export type SearchStore = ReturnType<typeof createSearchStore>;
