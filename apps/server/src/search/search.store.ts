import { maySeePage } from "../access/access-rule.store.ts";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { titlePairs } from "@stemma/domain/search/title-pairs";
import { likePattern } from "./like-pattern.ts";
import { toTsquery } from "./to-tsquery.ts";

/** What a page must hold: a folded text in its folded title, or words as a `tsquery`. */
export type Sought = { readonly inTitle: string } | { readonly words: string };

/** Where the list of what is found goes on, and how many rows of it are asked for. */
export interface Stretch {
  readonly after: InstantCursor<PageId> | null;
  readonly limit: number;
}

/** A published page that was found. */
export interface FoundPage {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly workspaceName: string;
  readonly updatedAt: Date;
}

/** The index of titles knows three letters in a row. What has none is found by the pairs that stand among the words. */
const threeLetters = /[\p{L}\p{N}]{3}/u;

/**
 * Finds published pages, last updated first, with permission in the query: what the asker may not see is not there. There
 * are three ways, and none is good for all; `findPages` chooses. Each is written so that PostgreSQL plans it once and the
 * same for any words: its own guess at how many pages hold them is too often wrong by orders of magnitude.
 */
export function createSearchStore(sql: Sql) {
  const newest = newestFirst(sql, "s.updated_at", "s.page_id");

  const holds = (sought: Sought) =>
    "words" in sought
      ? sql`s.words @@ ${sought.words}::tsquery`
      : sql`strpos(s.folded_title, ${sought.inTitle}) > 0`;

  // In a subquery of its own the value is not known to the planner, which then takes the index.
  const isIndexed = (sought: Sought) => {
    if ("words" in sought) return sql`s.words @@ (select ${sought.words}::tsquery)`;
    const { inTitle } = sought;
    return threeLetters.test(inTitle)
      ? sql`s.folded_title like (select ${likePattern(inTitle)}::text)`
      : sql`s.words @@ (select ${pairsQuery(inTitle)}::tsquery) and ${holds(sought)}`;
  };

  const from = ({ organizationId }: OrganizationScope, { after }: Stretch) =>
    sql`s.organization_id = ${organizationId} and ${newest.after(after)}`;

  const ownWorkspaces = ({ userId, organizationId }: OrganizationScope) => sql`
    select m.workspace_id from workspace_members m
    where m.user_id = ${userId} and m.organization_id = ${organizationId}`;

  /** The pages behind candidates `c`, as far as the asker may see them, in the order of the candidates. */
  const seen = async (
    scope: OrganizationScope,
    candidates: ReturnType<typeof holds>,
    { limit }: Stretch,
  ): Promise<FoundPage[]> => {
    const rows = await sql<(Omit<FoundPage, "updatedAt"> & { updatedAt: string })[]>`
      select p.id, v.page_title as "pageTitle", w.workspace_name as "workspaceName",
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
    /** Looks through so many of the organization's newest pages: at once for what many pages hold. */
    async findAmongNewest(
      scope: OrganizationScope,
      sought: Sought,
      stretch: Stretch,
      newestMax: number,
    ) {
      return seen(
        scope,
        sql`select * from (
            select s.page_id, s.updated_at, ${holds(sought)} as is_found from page_search s
            where ${from(scope, stretch)}
            order by ${newest.order} limit (select ${newestMax}::int)) n
          where n.is_found`,
        stretch,
      );
    },

    /** Looks sought things up: at once for what few pages hold. */
    async findByIndex(scope: OrganizationScope, sought: Sought, stretch: Stretch) {
      return seen(
        scope,
        sql`select s.page_id, s.updated_at from page_search s
          where ${from(scope, stretch)} and ${isIndexed(sought)}
          order by ${newest.order} offset 0`,
        stretch,
      );
    },

    /** Looks through all that the asker sees: at once for one who sees few pages. */
    async findAmongSeen(scope: OrganizationScope, sought: Sought, stretch: Stretch) {
      const { userId, organizationId } = scope;
      return seen(
        scope,
        sql`select * from (
            select s.page_id, s.updated_at, ${holds(sought)} as is_found
            from (
              select p.id from pages p
              where p.workspace_id in (${ownWorkspaces(scope)}) and p.published_version is not null
              union
              select m.page_id from page_members m
              where m.user_id = ${userId} and m.organization_id = ${organizationId}) o
            join page_search s on s.page_id = o.id
            where ${from(scope, stretch)} offset 0) n
          where n.is_found`,
        stretch,
      );
    },

    /** Whether the asker sees at most so many pages, counted roughly. */
    async seesFew(scope: OrganizationScope, few: number): Promise<boolean> {
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
  // The last character stands in the pair before it, unless there is none.
  if (pairs.length > 1) pairs.pop();
  return toTsquery(pairs.map((text) => ({ text, isBeginning: pairs.length === 1 })));
}

export type SearchStore = ReturnType<typeof createSearchStore>;
