import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineShapedStatement } from "../platform/database/define-shaped-statement.ts";
import { createCandidatesSql } from "./candidates-sql.store.ts";
import type { FindShape, NewestShape } from "./candidates-sql.store.ts";
import type { RankCursor, RankedPagination, SearchCondition } from "./search-condition.ts";
import { ranksPerTier } from "./search-condition.ts";
import { shapeCriteria, shapePagination, shapeSearched } from "./search-shape.ts";
import type { SearchedShape } from "./search-shape.ts";
import { createSearchedSql } from "./searched-sql.store.ts";
import type { TextBeginning } from "./text-beginning.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

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
    | (Omit<FoundPage, "updatedAt" | "beginning" | "pageTitle" | "workspaceName"> &
        Partial<Omit<TextBeginning, "id">> & {
          readonly updatedAt: string;
          readonly pageTitle: string | null;
          readonly workspaceName: string | null;
        })
    | { readonly id: null }
  );

/**
 * What a scan of the newest pages found: the first of the pages that the caller can see, the ranks of all of these, how many match at all, and
 * whether any page of the organization shows a snippet.
 */
export interface Look {
  readonly pages: FoundPage[];
  readonly ranks: readonly number[];
  readonly matched: number;
  readonly usesSnippets: boolean;
}

/** A range of tiers, both ends included. */
export interface TierRange {
  readonly first: number;
  readonly last: number;
}

const amongNewest = defineShapedStatement<NewestShape, StoredPage>((sql, find) => {
  const candidates = createCandidatesSql(withinOrganization(sql, find.organizationId), find);
  return candidates.selectVisible(candidates.amongNewest(find));
});

const byIndex = defineShapedStatement<FindShape, StoredPage>((sql, find) => {
  const candidates = createCandidatesSql(withinOrganization(sql, find.organizationId), find);
  return candidates.selectVisible(candidates.byIndex());
});

const amongAll = defineShapedStatement<FindShape, StoredPage>((sql, find) => {
  const candidates = createCandidatesSql(withinOrganization(sql, find.organizationId), find);
  return candidates.selectVisible(candidates.amongAll());
});

const amongVisible = defineShapedStatement<FindShape, StoredPage>((sql, find) => {
  const candidates = createCandidatesSql(withinOrganization(sql, find.organizationId), find);
  return candidates.selectVisible(candidates.amongVisible());
});

const countVisible = defineShapedStatement<SearchedShape & { limit: number }, { count: number }>(
  (sql, searched) => {
    const own = withinOrganization(sql, searched.organizationId);
    const { someVisible } = createSearchedSql(own, searched);
    return own`select count(*)::int as count from (${someVisible(searched.limit)}) t`;
  },
);

/**
 * Finds published pages, by rank. The query checks permission. There are four ways, and none is fast for all searches;
 * `findPages` chooses. Each query is written so that PostgreSQL uses the same plan for any words, because its estimate of
 * how many pages match is often wrong by orders of magnitude; and so that it keeps the plan, because planning takes as long as a
 * short search: a value in a subquery says nothing to the planner, which then has no reason to plan anew.
 */
export function createSearchStore(sql: Sql) {
  return {
    /**
     * Scans the organization's newest pages, and those that the caller opened last: fast if many pages match. The newest are
     * those after the cursor, if it is in the only tier that is asked for. Of `namedMax` pages the titles are read; without it, of all.
     */
    async findAmongNewest(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: RankedPagination,
      {
        newestMax,
        namedMax = pagination.limit,
        ...tiers
      }: TierRange & { readonly newestMax: number; readonly namedMax?: number },
    ): Promise<Look> {
      const { after } = pagination;
      const isWithin = tiers.first === tiers.last && after?.rank === tiers.first * ranksPerTier + 1;
      const find = shapeFind(scope, condition, pagination, tiers);
      return readLook(await amongNewest(sql, { ...find, newestMax, namedMax, isWithin }));
    },

    /** Looks the words up in the index: fast if few pages match. With `readsTexts`, the pages have the beginnings of their texts. */
    async findByIndex(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: RankedPagination,
      tiers: TierRange,
      readsTexts = false,
    ): Promise<Look> {
      const find = shapeFind(scope, condition, pagination, tiers);
      return readLook(await byIndex(sql, { ...find, readsTexts }));
    },

    /** Scans all pages of the organization: for titles, which are read in no time, of a small one. */
    async findAmongAll(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: RankedPagination,
    ): Promise<Look> {
      return readLook(await amongAll(sql, shapeFind(scope, condition, pagination)));
    },

    /** Scans all pages that the caller can see: fast if these are few. */
    async findAmongVisible(
      scope: OrganizationScope,
      condition: SearchCondition,
      pagination: RankedPagination,
    ): Promise<FoundPage[]> {
      const rows = await amongVisible(sql, shapeFind(scope, condition, pagination));
      return readLook(rows).pages;
    },

    /** Whether the caller can see at most `few` pages, by a rough count. */
    async canSeeOnlyFew(
      scope: OrganizationScope,
      condition: SearchCondition,
      few: number,
    ): Promise<boolean> {
      const searched = shapeSearched(scope, condition);
      const [row] = await countVisible(sql, { ...searched, limit: few + 1 });
      return (row?.count ?? 0) <= few;
    },
  };
}

/** Every tier of a condition. */
export function allTiers({ tiers }: SearchCondition): TierRange {
  return { first: 0, last: tiers.length - 1 };
}

function shapeFind(
  scope: OrganizationScope,
  condition: SearchCondition,
  pagination: RankedPagination,
  { first, last }: TierRange = allTiers(condition),
): FindShape {
  const { tiers } = condition;
  return {
    ...shapeSearched(scope, condition),
    ...shapePagination(pagination),
    tiers: tiers.slice(0, last + 1).map(shapeCriteria),
    first,
    isToEnd: last === tiers.length - 1,
    namedMax: pagination.limit,
    readsTexts: false,
  };
}

function readLook(rows: readonly StoredPage[]): Look {
  return {
    matched: rows[0]?.matched ?? 0,
    usesSnippets: rows[0]?.usesSnippets ?? false,
    ranks: rows.flatMap((row) => (row.id === null ? [] : [row.rank])),
    pages: rows.flatMap((row) => {
      if (row.id === null) return [];
      const { text, places, isWhole, pageTitle, workspaceName, ...page } = row;
      if (pageTitle === null || workspaceName === null) return [];
      const isRead = text !== undefined && places !== undefined && isWhole !== undefined;
      return {
        ...page,
        pageTitle,
        workspaceName,
        updatedAt: new Date(page.updatedAt),
        ...(isRead && { beginning: { id: page.id, text, places, isWhole } }),
      };
    }),
  };
}

export type SearchStore = ReturnType<typeof createSearchStore>;
