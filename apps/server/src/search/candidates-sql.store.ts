import { maySeePage } from "../access/access-rule.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { createCriteriaSql } from "./criteria-sql.store.ts";
import type { CriteriaShape, PaginationShape, SearchedShape } from "./search-shape.ts";
import { createSearchedSql } from "./searched-sql.store.ts";
import { textBeginning } from "./text-beginning.store.ts";

/** What a statement that finds pages gets. */
export interface FindShape extends SearchedShape, PaginationShape {
  /** The tiers that are looked for, and those before them. */
  readonly tiers: readonly CriteriaShape[];
  /** The number of the first tier that is looked for. */
  readonly first: number;
  /** Whether the last of these tiers is the last of the search. */
  readonly isToEnd: boolean;
  /** How many of the pages, by rank, come with their titles and names. */
  readonly namedMax: number;
  /** Whether the pages come with the beginnings of their texts. */
  readonly readsTexts: boolean;
}

/** The newest pages that are looked at. */
export interface NewestShape extends FindShape {
  readonly newestMax: number;
  /** Whether the newest are those after the cursor. */
  readonly isWithin: boolean;
}

/** The candidates of a search, each way to find them as SQL, with `page_id`, `updated_at` and `rank`. */
export function createCandidatesSql(sql: Sql, find: FindShape) {
  const { tiers, first, isToEnd, filters, after, limit, namedMax, readsTexts } = find;
  const criteria = createCriteriaSql(sql);
  const searched = createSearchedSql(sql, find);
  const { organization, inOrganization, opened, rank, byRank } = searched;

  /** The words of each row are asked for, by several tiers. They stand outside the row: `strip` fetches them once, and changes nothing. */
  const onceFetched = (rows: Fragment) =>
    tiers.at(-1)?.words === undefined
      ? rows
      : sql`from (select s.page_id, s.updated_at, s.folded_title, s.phrases, strip(s.words) as words ${rows} offset 0) s`;

  /** The candidates among rows `s`, which are a `from`. */
  const amongRows = (rows: Fragment) => sql`
    select n.page_id, n.updated_at, ${rank(sql`n.tier`, sql`n.page_id`)} as rank
    from (select s.page_id, s.updated_at, ${criteria.tier(tiers, isToEnd)} as tier ${onceFetched(rows)} offset 0) n
    where n.tier between ${first}::int and ${tiers.length - 1}::int`;

  return {
    /** All pages of the organization. */
    amongAll: () => amongRows(sql`from page_search s where ${inOrganization}`),

    /** All pages that the caller can see. */
    amongVisible: () =>
      amongRows(sql`from (${searched.visibleIds}) o
        join page_search s on s.page_id = o.id
        where ${inOrganization}`),

    /** The newest pages, and those that the caller opened last. */
    amongNewest: ({ newestMax, isWithin }: NewestShape) => {
      const newest = newestFirst(sql, "s.updated_at", "s.page_id");
      const isOpened = sql`s.page_id = any(${opened})`;
      return amongRows(sql`from (
        (select s.* from page_search s
          where ${inOrganization} and ${newest.after(isWithin ? after : null)} and not ${isOpened}
          order by ${newest.order} limit (select ${newestMax}::int))
        union all
        select s.* from page_search s where ${inOrganization} and ${isOpened}) s`);
    },

    /** What the indexes of titles and words give. */
    byIndex: () => {
      const loosest = tiers.at(-1);
      if (loosest?.words === undefined && loosest?.title === undefined) {
        // Without words, the people and the deletion are the only conditions that an index answers.
        const [authorIds] = filters.authors;
        const chosen = filters.isDeleted
          ? sql`and s.page_id in (select p.id from pages p
            where p.organization_id = ${organization} and p.deleted)`
          : authorIds === undefined
            ? sql``
            : sql`and s.page_id in (select a.page_id from page_versions a
              where a.published_by = any(${authorIds}::uuid[]))`;
        return amongRows(sql`from page_search s where ${inOrganization} ${chosen}`);
      }
      if (loosest.words === undefined && isToEnd) {
        const rows = sql`from page_search s where ${inOrganization} and ${criteria.matchesByIndex(loosest)}`;
        return amongRows(rows);
      }
      // A lookup for each tier: reading the words of each page to tell its tier costs ten times as much.
      const lookups = tiers
        .map(
          (
            met,
            index,
          ) => sql`(select s.page_id, s.updated_at, ${index}::int as tier from page_search s
          where ${inOrganization} and ${criteria.matchesByIndex(met)} offset 0)`,
        )
        .reduce((before, lookup) => sql`${before} union all ${lookup}`);
      return sql`
      select l.page_id, l.updated_at, ${rank(sql`min(l.tier)`, sql`l.page_id`)} as rank
      from (${lookups}) l group by l.page_id, l.updated_at
      having min(l.tier) >= ${first}::int`;
    },

    /** Of the candidates, those that the caller can see, by rank. Titles, names and texts are read only of the pages that are shown. */
    selectVisible: (candidates: Fragment) => sql`
      with candidates as materialized (
        select c.page_id, c.updated_at, c.rank from (${candidates}) c where ${searched.isAfter(after)})
      select m.matched, exists (select 1 from snippet_uses u
          where u.organization_id = ${organization}) as "usesSnippets", f.id, f.kind, v.page_title as "pageTitle", f.icon,
        w.workspace_name as "workspaceName", f.updated_at as "updatedAt", f.rank
        ${readsTexts ? sql`, ${textBeginning(sql, "t")}` : sql``}
      from (select count(*)::int as matched from candidates) m
      left join (select found.*, row_number() over (order by found.rank, found.updated_at desc, found.id desc) as place from (
        select p.id, p.kind, p.icon, p.published_version, p.workspace_id, o.updated_at, o.rank
        from (
          select * from candidates c order by ${byRank} offset 0) o
        join pages p on p.id = o.page_id
        where ${searched.passes} and ${maySeePage(sql, searched.caller)}
        order by o.rank, o.updated_at desc, o.page_id desc limit (select ${limit}::int)) found) f on true
      left join page_versions v on v.id = case when f.place <= (select ${namedMax}::int) then f.published_version end
      left join workspaces w on w.id = case when v.id is not null then f.workspace_id end
      ${readsTexts ? sql`left join page_search t on t.page_id = f.id` : sql``}
      order by f.rank, f.updated_at desc, f.id desc`,
  };
}
