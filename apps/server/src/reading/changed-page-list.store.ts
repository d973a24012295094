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

/** Who has read fewer pages than this finds the list sooner among these than among the organization's newest ones. */
const muchRead = 1000;

/** At most this many of the organization's pages, the newest ones, are looked at before what the caller has read is. */
const newestMax = 500;

/** Reads the pages that changed since the caller last read them. */
export function createChangedPageListStore(sql: Sql) {
  const newest = newestFirst(sql, "p.updated_at", "p.id");
  type Row = Omit<ChangedPageRecord, "updatedAt"> & { readonly updatedAt: string };

  return {
    /**
     * At most `limit` pages that the caller can see, last changed first, without those in workspaces that the caller muted. Whether the
     * caller can see a page is asked in this order until there are enough. For somebody who has read much, the organization's newest pages are
     * looked at first (`early`), a tenth as many as the caller has read: somebody who has read 100,000 pages mostly finds the first part of the
     * list there. Only if these are too few, all pages that the caller has read are looked at (`late`). All of this is one statement.
     */
    async list(
      scope: OrganizationScope,
      limit: number,
      after: InstantCursor<PageId> | null,
    ): Promise<ChangedPageRecord[]> {
      const own = withinOrganization(sql, scope.organizationId);
      const { organizationId, userId } = scope;
      const isShown = own`${maySeePage(own, userId)} and not ${isInMuted(own, userId)}`;
      const tooFew = own`(select count(*) from early) < ${limit}`;
      // The condition on the time is that of the index `pages_newest`.
      const rows = await own<Row[]>`
        with early as materialized (
          select p.id from (
            select p.id, p.published_version, p.updated_at from pages p
            where p.organization_id = ${organizationId} and p.kind = 'page' and p.published_version is not null
              and not p.deleted and p.updated_at > '-infinity' and ${newest.after(after)}
            order by ${newest.order} limit (
              select case when count(*) < ${muchRead} then 0 else count(*) / 10 end from (select from page_reads r
                where r.user_id = ${userId} and r.organization_id = ${organizationId} limit ${10 * newestMax}) known)) c
          cross join lateral (
            select from page_reads r where r.user_id = ${userId} and r.organization_id = ${organizationId}
              and r.page_id = c.id and r.version_id <> c.published_version offset 0) changed
          cross join lateral (select p.id from pages p where p.id = c.id and ${isShown} offset 0) p
          order by c.updated_at desc, c.id desc limit ${limit}),
        ${readBy(own, scope, tooFew)},
        late as materialized (
          select p.id from (
            select * from ${changedOfRead(own, scope, newest.after(after))} p
            order by ${newest.order} offset 0) c
          cross join lateral (select p.id from pages p where p.id = c.id and ${isShown} offset 0) p
          order by c.updated_at desc, c.id desc limit ${limit})
        select p.id, v.page_title as "pageTitle", w.workspace_name as "workspaceName",
          v.subject_line as "subjectLine", p.updated_at as "updatedAt", pr.read_at as "readAt",
          ${personNameOrId(own, "v.published_by")} as "publisherName"
        from (select id from early where not (${tooFew}) union all select id from late) found
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
