import type { PageId } from "@stemma/domain/ids";
import { maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { isInMuted } from "./muted.store.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { changedOfRead, readBy } from "./unread.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A page that changed since the caller last read it. `readAt` is PostgreSQL's text. */
export interface ChangedPageRecord {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly workspaceName: string;
  readonly subjectLine: string;
  readonly publisherName: string;
  readonly updatedAt: Date;
  readonly readAt: string;
}

/** Reads the pages that changed since the caller last read them. */
export function createChangedPageListStore(sql: Sql) {
  const newest = newestFirst(sql, "p.updated_at", "p.id");

  return {
    /**
     * At most `limit` pages that the caller can see, last changed first, without those in workspaces that the caller muted. Whether the
     * caller can see a page is asked in this order until there are enough.
     */
    async list(
      scope: OrganizationScope,
      limit: number,
      after: InstantCursor<PageId> | null,
    ): Promise<ChangedPageRecord[]> {
      const own = withinOrganization(sql, scope.organizationId);
      const { userId } = scope;
      const rows = await own<(Omit<ChangedPageRecord, "updatedAt"> & { updatedAt: string })[]>`
        with ${readBy(own, scope)},
        found as materialized (
          select p.id from (
            select * from ${changedOfRead(own, scope, newest.after(after))} p
            order by ${newest.order} offset 0) c
          cross join lateral (
            select p.id from pages p
            where p.id = c.id and ${maySeePage(own, userId)} and not ${isInMuted(own, userId)} offset 0) p
          order by c.updated_at desc, c.id desc limit ${limit})
        select p.id, v.page_title as "pageTitle", w.workspace_name as "workspaceName",
          v.subject_line as "subjectLine", p.updated_at as "updatedAt", pr.read_at as "readAt",
          ${personNameOrId(own, "v.published_by")} as "publisherName"
        from found
        join pages p on p.id = found.id
        join page_reads pr on pr.page_id = p.id and pr.user_id = ${userId}
        join page_versions v on v.id = p.published_version
        join workspaces w on w.id = p.workspace_id
        left join users u on u.id = v.published_by
        left join configurations c
          on c.user_id = v.published_by and c.organization_id = v.organization_id
        order by ${newest.order} limit ${limit}`;
      return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
    },
  };
}

export type ChangedPageListStore = ReturnType<typeof createChangedPageListStore>;
