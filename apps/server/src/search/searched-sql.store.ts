import type { Fragment, Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { ranksPerTier } from "./search-condition.ts";
import type { PaginationShape, SearchedShape } from "./search-shape.ts";

/**
 * The pages that a search goes through, as SQL. Values stand in subqueries, which say nothing to PostgreSQL's planner: so it has no
 * reason to plan a query anew for each person.
 */
export function createSearchedSql(sql: Sql, { userId, organizationId, filters }: SearchedShape) {
  const { workspaceIds, authors, from, before, isDeleted } = filters;
  const organization = sql`(select ${organizationId}::uuid)`;
  const caller = sql`(select ${userId}::uuid)`;

  /** Whether a row `s` of `page_search` is of the organization, and of the time of the filters. */
  const inOrganization = sql`s.organization_id = ${organization}
      ${from === null ? sql`` : sql`and s.updated_at >= (select ${from}::timestamptz)`}
      ${before === null ? sql`` : sql`and s.updated_at < (select ${before}::timestamptz)`}`;

  /** The caller's workspaces that pass the filters. */
  const ownWorkspaces = sql`
    select m.workspace_id from workspace_members m
    where m.user_id = ${caller} and m.organization_id = ${organization}
      ${workspaceIds === null ? sql`` : sql`and m.workspace_id = any(${workspaceIds}::uuid[])`}`;

  /** The pages that name the caller. */
  const namedOn = sql`
    select m.page_id from page_members m
    where m.user_id = ${caller} and m.organization_id = ${organization}`;

  /** The restricted pages that name the caller, and the pages below them. Reads all pages of such areas, which are few. */
  const inAreas = sql`
    select p.id from pages p
    where p.organization_id = ${organization} and p.restricted_by <> '{}'
      and exists (select 1 from page_members m
        where m.page_id = any(p.restricted_by) and m.user_id = ${caller})`;

  const published = authors.map(
    (ids) => sql`and exists (select 1 from page_versions a
        where a.page_id = p.id and a.published_by = any(${ids}::uuid[]))`,
  );

  /** The pages that the caller opened last. */
  const opened = sql`array(select r.item_id from recents r
    where r.user_id = ${caller} and r.organization_id = ${organization} and r.type = 'page')`;

  const ranked = newestFirst(sql, "c.updated_at", "c.page_id");

  return {
    organization,
    caller,
    inOrganization,
    opened,

    /** Whether a page `p` passes the filters. */
    passes: sql`${isDeleted ? sql`p.deleted` : sql`not p.deleted`} and p.kind <> 'template'
      ${workspaceIds === null ? sql`` : sql`and p.workspace_id = any(${workspaceIds}::uuid[])`}
      ${published.reduce((before, condition) => sql`${before} ${condition}`, sql``)}`,

    /** The rank of a page in a tier. */
    rank: (tier: Fragment, pageId: Fragment) =>
      sql`${tier} * ${ranksPerTier}::int + case when ${pageId} = any(${opened}) then 0 else 1 end`,

    /** The order of candidates `c`, with `page_id`, `updated_at` and `rank`. */
    byRank: sql`c.rank, ${ranked.order}`,

    /** Whether a candidate `c` comes after the cursor. */
    isAfter: (after: PaginationShape["after"]) =>
      after === null
        ? sql`true`
        : sql`(c.rank > ${after.rank}::int or (c.rank = ${after.rank}::int and ${ranked.after(after)}))`,

    /** The ids of all published pages that the caller can see, and of some that they cannot. */
    visibleIds: sql`
      select p.id from pages p
      where p.workspace_id in (${ownWorkspaces}) and p.published_version is not null
      union
      select m.page_id from (${namedOn}) m
      union
      ${inAreas}`,

    /** A row for each reason to see one of these pages, at most `limit`; those that take longest to find come last. */
    someVisible: (limit: number) => sql`
      (select 1 from pages p
        where p.workspace_id in (${ownWorkspaces}) and p.published_version is not null
        limit ${limit})
      union all
      (select 1 from (${namedOn}) m limit ${limit})
      union all
      (select 1 from (${inAreas}) a limit ${limit})
      limit ${limit}`,
  };
}
