import type { PageKind } from "@stemma/domain/page/page-kind";
import { maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { createCriteriaSql } from "./criteria-sql.store.ts";
import { createSearchedSql } from "./searched-sql.store.ts";
import type { RankCursor, RankedPagination, SearchCondition } from "./search-condition.ts";
import { ranksPerTier } from "./search-condition.ts";
import { textBeginning } from "./text-beginning.store.ts";
import type { TextBeginning } from "./text-beginning.store.ts";

/** A published page in the search result. */
export interface FoundPage extends RankCursor {
  readonly kind: PageKind;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceName: string;
  /** The beginning of its text, if the search has read it already. */
  readonly beginning?: TextBeginning;
}

/** The same from PostgreSQL: the instant is PostgreSQL's text. No page at all is a row without an id. */
type StoredPage = Pick<Look, "matched" | "usesSnippets"> &
  (
    | (Omit<FoundPage, "updatedAt" | "beginning"> &
        Partial<Omit<TextBeginning, "id">> & { readonly updatedAt: string })
    | { readonly id: null }
  );

/**
 * What a scan of the newest pages found: the pages that the caller can see, how many match at all, and whether any page of the
 * organization shows a snippet.
 */
export interface Look {
  readonly pages: FoundPage[];
  readonly matched: number;
  readonly usesSnippets: boolean;
}

/** A range of tiers, both ends included. */
export interface TierRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Finds published pages, by rank. The query checks permission. There are four ways, and none is fast for all searches;
 * `findPages` chooses. Each query is written so that PostgreSQL uses the same plan for any words, because its estimate of
 * how many pages match is often wrong by orders of magnitude; and so that it keeps the plan, because planning takes as long as a
 * short search: a value in a subquery says nothing to the planner, which then has no reason to plan anew.
 */
export function createSearchStore(sql: Sql) {
  const newest = newestFirst(sql, "s.updated_at", "s.page_id");
  const criteria = createCriteriaSql(sql);
  const searched = createSearchedSql(sql);
  const { organization, caller, inOrganization, rank, isAfter, byRank } = searched;

  /** Of the candidates, with `page_id`, `updated_at` and `rank`, those that the caller can see, by rank. */
  const selectVisible = async (
    scope: OrganizationScope,
    condition: SearchCondition,
    candidates: Fragment,
    { after, limit }: RankedPagination,
    readsTexts = false,
  ): Promise<Look> => {
    // Titles, names and texts are read only of the pages that are shown.
    const rows = await sql<StoredPage[]>`
      with candidates as materialized (
        select c.page_id, c.updated_at, c.rank from (${candidates}) c where ${isAfter(after)})
      select m.matched, exists (select 1 from snippet_uses u
          where u.organization_id = ${organization(scope)}) as "usesSnippets", f.id, f.kind, v.page_title as "pageTitle", f.icon,
        w.workspace_name as "workspaceName", f.updated_at as "updatedAt", f.rank
        ${readsTexts ? sql`, ${textBeginning(sql, "t")}` : sql``}
      from (select count(*)::int as matched from candidates) m
      left join (
        select p.id, p.kind, p.icon, p.published_version, p.workspace_id, o.updated_at, o.rank
        from (
          select * from candidates c order by ${byRank} offset 0) o
        join pages p on p.id = o.page_id
        where ${searched.passes(condition)} and ${maySeePage(sql, caller(scope))}
        order by o.rank, o.updated_at desc, o.page_id desc limit (select ${limit}::int)) f on true
      left join page_versions v on v.id = f.published_version
      left join workspaces w on w.id = f.workspace_id
      ${readsTexts ? sql`left join page_search t on t.page_id = f.id` : sql``}
      order by f.rank, f.updated_at desc, f.id desc`;
    return {
      matched: rows[0]?.matched ?? 0,
      usesSnippets: rows[0]?.usesSnippets ?? false,
      pages: rows.flatMap((row) => {
        if (row.id === null) return [];
        const { text, places, isWhole, ...page } = row;
        const isRead = text !== undefined && places !== undefined && isWhole !== undefined;
        return {
          ...page,
          updatedAt: new Date(page.updatedAt),
          ...(isRead && { beginning: { id: page.id, text, places, isWhole } }),
        };
      }),
    };
  };

  /** The candidates among rows `s` that are in a range of tiers, each with its rank. */
  const rankedRows = (
    scope: OrganizationScope,
    condition: SearchCondition,
    rows: Fragment,
    { first, last }: TierRange,
  ) => sql`
    select n.page_id, n.updated_at, ${rank(scope, sql`n.tier`, sql`n.page_id`)} as rank
    from (select s.page_id, s.updated_at, ${criteria.tier(condition, last)} as tier from ${rows} offset 0) n
    where n.tier between ${first}::int and ${last}::int`;

  return {
    /**
     * Scans the organization's newest pages, and those that the caller opened last: fast if many pages match. The newest are
     * those after the cursor, if it is in the only tier that is asked for.
     */
    async findAmongNewest(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: RankedPagination,
      { newestMax, ...tiers }: TierRange & { readonly newestMax: number },
    ): Promise<Look> {
      const { after } = pagination;
      const isWithin = tiers.first === tiers.last && after?.rank === tiers.first * ranksPerTier + 1;
      const isOpened = sql`s.page_id = any(${searched.opened(scope)})`;
      const rows = sql`(
        (select s.* from page_search s
          where ${inOrganization(scope, condition)} and ${newest.after(isWithin ? after : null)}
            and not ${isOpened}
          order by ${newest.order} limit (select ${newestMax}::int))
        union all
        select s.* from page_search s where ${inOrganization(scope, condition)} and ${isOpened}) s`;
      return selectVisible(scope, condition, rankedRows(scope, condition, rows, tiers), pagination);
    },

    /** Looks the words up in the index: fast if few pages match. With `readsTexts`, the pages have the beginnings of their texts. */
    async findByIndex(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: RankedPagination,
      tiers: TierRange,
      readsTexts = false,
    ): Promise<Look> {
      const candidates = indexed(scope, condition, tiers);
      return selectVisible(scope, condition, candidates, pagination, readsTexts);
    },

    /** Scans all pages of the organization: for titles, which are read in no time, of a small one. */
    async findAmongAll(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: RankedPagination,
    ): Promise<Look> {
      const rows = sql`page_search s where ${inOrganization(scope, condition)}`;
      const candidates = rankedRows(scope, condition, rows, allTiers(condition));
      return selectVisible(scope, condition, candidates, pagination);
    },

    /** Scans all pages that the caller can see: fast if these are few. */
    async findAmongVisible(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: RankedPagination,
    ): Promise<FoundPage[]> {
      const rows = sql`(${searched.visibleIds(scope, condition)}) o
        join page_search s on s.page_id = o.id
        where ${inOrganization(scope, condition)}`;
      const candidates = rankedRows(scope, condition, rows, allTiers(condition));
      return (await selectVisible(scope, condition, candidates, pagination)).pages;
    },

    /** Whether the caller can see at most `few` pages, by a rough count. */
    async canSeeOnlyFew(
      scope: OrganizationScope,
      condition: SearchCondition,
      few: number,
    ): Promise<boolean> {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from (${searched.someVisible(scope, condition, few + 1)}) t`;
      return (row?.count ?? 0) <= few;
    },
  };

  function indexed(scope: OrganizationScope, condition: SearchCondition, range: TierRange) {
    const { tiers, filters } = condition;
    const loosest = tiers.at(-1) ?? {};
    const hasEnd = range.last === tiers.length - 1;
    if (loosest.words === undefined && loosest.title === undefined) {
      // Without words, the people and the deletion are the only conditions that an index answers.
      const [authorIds] = filters.authors;
      const chosen = filters.isDeleted
        ? sql`and s.page_id in (select p.id from pages p
            where p.organization_id = ${organization(scope)} and p.deleted)`
        : authorIds === undefined
          ? sql``
          : sql`and s.page_id in (select a.page_id from page_versions a
              where a.published_by = any(${authorIds}::uuid[]))`;
      const rows = sql`page_search s where ${inOrganization(scope, condition)} ${chosen}`;
      return rankedRows(scope, condition, rows, range);
    }
    if (loosest.words === undefined && hasEnd) {
      const rows = sql`page_search s
        where ${inOrganization(scope, condition)} and ${criteria.matchesByIndex(loosest)}`;
      return rankedRows(scope, condition, rows, range);
    }
    // A lookup for each tier: reading the words of each page to tell its tier costs ten times as much.
    const lookups = tiers
      .slice(0, range.last + 1)
      .map(
        (
          met,
          index,
        ) => sql`(select s.page_id, s.updated_at, ${index}::int as tier from page_search s
          where ${inOrganization(scope, condition)} and ${criteria.matchesByIndex(met)} offset 0)`,
      )
      .reduce((before, lookup) => sql`${before} union all ${lookup}`);
    return sql`
      select l.page_id, l.updated_at, ${rank(scope, sql`min(l.tier)`, sql`l.page_id`)} as rank
      from (${lookups}) l group by l.page_id, l.updated_at
      having min(l.tier) >= ${range.first}::int`;
  }
}

/** Every tier of a condition. */
export function allTiers({ tiers }: SearchCondition): TierRange {
  return { first: 0, last: tiers.length - 1 };
}

export type SearchStore = ReturnType<typeof createSearchStore>;
