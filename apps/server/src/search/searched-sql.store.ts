import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import type { RankCursor, SearchCondition } from "./search-condition.ts";
import { ranksPerTier } from "./search-condition.ts";

/**
 * The pages that a search goes through, as SQL. Values stand in subqueries, which say nothing to PostgreSQL's planner: so it has no
 * reason to plan a query anew for each person.
 */
export function createSearchedSql(sql: Sql) {
  const organization = ({ organizationId }: OrganizationScope) =>
    sql`(select ${organizationId}::uuid)`;
  const caller = ({ userId }: OrganizationScope) => sql`(select ${userId}::uuid)`;

  /** Whether a row `s` of `page_search` is of the organization, and of the time of the filters. */
  const inOrganization = (scope: OrganizationScope, { filters }: SearchCondition) =>
    sql`s.organization_id = ${organization(scope)}
      ${filters.from === null ? sql`` : sql`and s.updated_at >= (select ${filters.from}::timestamptz)`}
      ${filters.before === null ? sql`` : sql`and s.updated_at < (select ${filters.before}::timestamptz)`}`;

  /** The caller's workspaces that pass the filters. */
  const ownWorkspaces = (
    scope: OrganizationScope,
    { filters: { workspaceIds } }: SearchCondition,
  ) => sql`
    select m.workspace_id from workspace_members m
    where m.user_id = ${caller(scope)} and m.organization_id = ${organization(scope)}
      ${workspaceIds === null ? sql`` : sql`and m.workspace_id = any(${workspaceIds}::uuid[])`}`;

  /** The pages that name the caller. */
  const namedOn = (scope: OrganizationScope) => sql`
    select m.page_id from page_members m
    where m.user_id = ${caller(scope)} and m.organization_id = ${organization(scope)}`;

  /** The restricted pages that name the caller, and the pages below them. Reads all pages of such areas, which are few. */
  const inAreas = (scope: OrganizationScope) => sql`
    select p.id from pages p
    where p.organization_id = ${organization(scope)} and p.restricted_by <> '{}'
      and exists (select 1 from page_members m
        where m.page_id = any(p.restricted_by) and m.user_id = ${caller(scope)})`;

  /** Whether a page `p` passes the filters. */
  const passes = ({ filters: { workspaceIds, authors, isDeleted } }: SearchCondition) => {
    const published = authors.map(
      (ids) => sql`and exists (select 1 from page_versions a
        where a.page_id = p.id and a.published_by = any(${ids}::uuid[]))`,
    );
    return sql`${isDeleted ? sql`p.deleted` : sql`not p.deleted`} and p.kind <> 'template'
      ${workspaceIds === null ? sql`` : sql`and p.workspace_id = any(${workspaceIds}::uuid[])`}
      ${published.reduce((before, condition) => sql`${before} ${condition}`, sql``)}`;
  };

  /** The pages that the caller opened last. */
  const opened = (scope: OrganizationScope) => sql`array(select r.item_id from recents r
    where r.user_id = ${caller(scope)} and r.organization_id = ${organization(scope)} and r.type = 'page')`;

  /** The rank of a page in a tier. */
  const rank = (scope: OrganizationScope, tier: Fragment, pageId: Fragment) =>
    sql`${tier} * ${ranksPerTier}::int + case when ${pageId} = any(${opened(scope)}) then 0 else 1 end`;

  const ranked = newestFirst(sql, "c.updated_at", "c.page_id");

  return {
    organization,
    caller,
    inOrganization,
    passes,
    opened,
    rank,

    /** The order of candidates `c`, with `page_id`, `updated_at` and `rank`. */
    byRank: sql`c.rank, ${ranked.order}`,

    /** Whether a candidate `c` comes after the cursor. */
    isAfter: (after: RankCursor | null) =>
      after === null
        ? sql`true`
        : sql`(c.rank > ${after.rank}::int or (c.rank = ${after.rank}::int and ${ranked.after(after)}))`,

    /** The ids of all published pages that the caller can see, and of some that they cannot. */
    visibleIds: (scope: OrganizationScope, condition: SearchCondition) => sql`
      select p.id from pages p
      where p.workspace_id in (${ownWorkspaces(scope, condition)}) and p.published_version is not null
      union
      select m.page_id from (${namedOn(scope)}) m
      union
      ${inAreas(scope)}`,

    /** A row for each reason to see one of these pages, at most `limit`; those that take longest to find come last. */
    someVisible: (scope: OrganizationScope, condition: SearchCondition, limit: number) => sql`
      (select 1 from pages p
        where p.workspace_id in (${ownWorkspaces(scope, condition)}) and p.published_version is not null
        limit ${limit})
      union all
      (select 1 from (${namedOn(scope)}) m limit ${limit})
      union all
      (select 1 from (${inAreas(scope)}) a limit ${limit})
      limit ${limit}`,
  };
}
