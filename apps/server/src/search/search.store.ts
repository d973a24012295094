import { maySeePage } from "../access/access-rule.store.ts";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { titlePairs } from "@stemma/domain/search/title-pairs";
import { likePattern } from "./like-pattern.ts";
import { toTsquery } from "./to-tsquery.ts";

/** The search condition: a folded text in the folded title, or words as a `tsquery`. */
export type SearchCondition = { readonly inTitle: string } | { readonly words: string };

/** The cursor and the page size of a search. */
export interface Pagination {
  readonly after: InstantCursor<PageId> | null;
  readonly limit: number;
}

/** A published page in the search result. */
export interface FoundPage {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceName: string;
  readonly updatedAt: Date;
}

/** The trigram index of titles needs three letters in a row. Shorter queries use the title pairs among the words. */
const threeLetters = /[\p{L}\p{N}]{3}/u;

/**
 * Finds published pages, last updated first. The query checks permission. There are three strategies, and none is fast
 * for all searches; `findPages` chooses. Each query is written so that PostgreSQL uses the same plan for any words,
 * because its estimate of how many pages match is often wrong by orders of magnitude.
 */
export function createSearchStore(sql: Sql) {
  const newest = newestFirst(sql, "s.updated_at", "s.page_id");

  const matches = (condition: SearchCondition) =>
    "words" in condition
      ? sql`s.words @@ ${condition.words}::tsquery`
      : sql`strpos(s.folded_title, ${condition.inTitle}) > 0`;

  // The subquery hides the value from the planner, which then uses the index.
  const matchesByIndex = (condition: SearchCondition) => {
    if ("words" in condition) return sql`s.words @@ (select ${condition.words}::tsquery)`;
    const { inTitle } = condition;
    return threeLetters.test(inTitle)
      ? sql`s.folded_title like (select ${likePattern(inTitle)}::text)`
      : sql`s.words @@ (select ${pairsQuery(inTitle)}::tsquery) and ${matches(condition)}`;
  };

  const from = ({ organizationId }: OrganizationScope, { after }: Pagination) =>
    sql`s.organization_id = ${organizationId} and ${newest.after(after)}`;

  const ownWorkspaces = ({ userId, organizationId }: OrganizationScope) => sql`
    select m.workspace_id from workspace_members m
    where m.user_id = ${userId} and m.organization_id = ${organizationId}`;

  /** The candidates `c` that the caller can see, in the order of the candidates. */
  const selectVisible = async (
    scope: OrganizationScope,
    candidates: Fragment,
    { limit }: Pagination,
  ): Promise<FoundPage[]> => {
    const rows = await sql<(Omit<FoundPage, "updatedAt"> & { updatedAt: string })[]>`
      select p.id, v.page_title as "pageTitle", p.icon, w.workspace_name as "workspaceName",
        c.updated_at as "updatedAt"
      from (${candidates}) c
      join pages p on p.id = c.page_id
      join page_versions v on v.id = p.published_version
      join workspaces w on w.id = p.workspace_id
      where not p.deleted
        and ${maySeePage(sql, scope.userId)}
      order by c.updated_at desc, c.page_id desc limit (select ${limit}::int)`;
    return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
  };

  return {
    /** Scans the organization's newest pages: fast if many pages match. */
    async findAmongNewest(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: Pagination,
      newestMax: number,
    ) {
      return selectVisible(
        scope,
        sql`select * from (
            select s.page_id, s.updated_at, ${matches(condition)} as is_found from page_search s
            where ${from(scope, pagination)}
            order by ${newest.order} limit (select ${newestMax}::int)) n
          where n.is_found`,
        pagination,
      );
    },

    /** Looks the words up in the index: fast if few pages match. */
    async findByIndex(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: Pagination,
    ) {
      return selectVisible(
        scope,
        sql`select s.page_id, s.updated_at from page_search s
          where ${from(scope, pagination)} and ${matchesByIndex(condition)}
          order by ${newest.order} offset 0`,
        pagination,
      );
    },

    /** Scans all pages that the caller can see: fast if these are few. */
    async findAmongVisible(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: Pagination,
    ) {
      const { userId, organizationId } = scope;
      return selectVisible(
        scope,
        sql`select * from (
            select s.page_id, s.updated_at, ${matches(condition)} as is_found
            from (
              select p.id from pages p
              where p.workspace_id in (${ownWorkspaces(scope)}) and p.published_version is not null
              union
              select m.page_id from page_members m
              where m.user_id = ${userId} and m.organization_id = ${organizationId}) o
            join page_search s on s.page_id = o.id
            where ${from(scope, pagination)} offset 0) n
          where n.is_found`,
        pagination,
      );
    },

    /** Whether the caller can see at most `few` pages, by a rough count. */
    async canSeeOnlyFew(scope: OrganizationScope, few: number): Promise<boolean> {
      const { userId, organizationId } = scope;
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from (
          (select 1 from pages p
            where p.workspace_id in (${ownWorkspaces(scope)}) and p.published_version is not null
            limit ${few + 1})
          union all
          (select 1 from page_members m
            where m.user_id = ${userId} and m.organization_id = ${organizationId}
            limit ${few + 1})) t`;
      return (row?.count ?? 0) <= few;
    },
  };
}

function pairsQuery(inTitle: string): string {
  const pairs = titlePairs(inTitle);
  // The last character is already in the pair before it, if there is a pair.
  if (pairs.length > 1) pairs.pop();
  return toTsquery(pairs.map((text) => ({ text, isPrefix: pairs.length === 1 })));
}

export type SearchStore = ReturnType<typeof createSearchStore>;
