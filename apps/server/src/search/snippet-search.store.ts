import type { PageId } from "@stemma/domain/ids";
import { maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineShapedStatement } from "../platform/database/define-shaped-statement.ts";
import { createCriteriaSql } from "./criteria-sql.store.ts";
import type { SharedShape } from "./criteria-sql.store.ts";
import type { RankedPagination, SearchCondition, SharedCriteria } from "./search-condition.ts";
import { shapeCriteria, shapeExcluded, shapePagination, shapeSearched } from "./search-shape.ts";
import type { CriteriaShape, PaginationShape, SearchedShape } from "./search-shape.ts";
import { createSearchedSql } from "./searched-sql.store.ts";
import type { FoundPage } from "./search.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A page that is found by the text of a snippet that it shows. */
export interface FoundThroughSnippet extends FoundPage {
  readonly snippetId: PageId;
  readonly snippetTitle: string;
}

type StoredPage = Omit<FoundThroughSnippet, "updatedAt"> & { readonly updatedAt: string };

/** What the statement gets. */
interface SharedFind extends SearchedShape, PaginationShape {
  readonly own: CriteriaShape;
  /** The tier of these pages. */
  readonly tier: number;
  readonly shared: SharedShape;
}

const findThroughSnippets = defineShapedStatement<SharedFind, StoredPage>((base, find) => {
  const sql = withinOrganization(base, find.organizationId);
  const { own, shared, after, limit } = find;
  const criteria = createCriteriaSql(sql);
  const searched = createSearchedSql(sql, find);
  const { organization, caller, inOrganization } = searched;
  return sql`
    with recursive used as (
      (select u.snippet_id as id from snippet_uses u
        where u.organization_id = ${organization} order by u.snippet_id limit 1)
      union all
      select (select u.snippet_id from snippet_uses u
        where u.organization_id = ${organization} and u.snippet_id > used.id
        order by u.snippet_id limit 1)
      from used where used.id is not null),
    snippet as materialized (
      select s.page_id as id, ${criteria.answers(shared)} as held
      from used
      join pages p on p.id = used.id
      join page_search s on s.page_id = p.id
      where p.organization_id = ${organization} and p.kind = 'snippet' and not p.deleted
        and ${criteria.canShare(shared)} and ${maySeePage(sql, caller)})
    select f.id, f.kind, v.page_title as "pageTitle", f.icon, w.workspace_name as "workspaceName",
      f.updated_at as "updatedAt", f.rank, f.snippet_id as "snippetId",
      sv.page_title as "snippetTitle"
    from (
      select p.id, p.kind, p.icon, p.published_version, p.workspace_id, o.updated_at, o.rank,
        shown.id as snippet_id
      from (
        select * from (
          select s.page_id, s.updated_at, ${searched.rank(sql`${find.tier}::int`, sql`s.page_id`)} as rank
          from (select distinct u.page_id from snippet
            join snippet_uses u on u.organization_id = ${organization}
              and u.snippet_id = snippet.id) shows
          join page_search s on s.page_id = shows.page_id
          where ${inOrganization}) c
        where ${searched.isAfter(after)} order by ${searched.byRank} offset 0) o
      join pages p on p.id = o.page_id
      join page_search s on s.page_id = o.page_id
      cross join lateral (
        select snippet.id from snippet
        join snippet_uses u on u.page_id = o.page_id and u.snippet_id = snippet.id
        where ${criteria.matchesRest(shared, sql`snippet.held`)}
        order by (select count(*) from unnest(snippet.held) h where h) desc, snippet.id
        limit 1) shown
      where ${searched.passes} and ${maySeePage(sql, caller)}
        and not (${criteria.matches(own)})
      order by o.rank, o.updated_at desc, o.page_id desc limit (select ${limit}::int)) f
    join page_versions v on v.id = f.published_version
    join workspaces w on w.id = f.workspace_id
    join pages sp on sp.id = f.snippet_id
    join page_versions sv on sv.id = sp.published_version
    order by f.rank, f.updated_at desc, f.id desc`;
});

/** Finds published pages by the published texts of the snippets that they show. The query checks permission for both. */
export function createSnippetSearchStore(sql: Sql) {
  return {
    /**
     * The pages that hold every word and phrase together with one snippet that they show, and not by themselves: a tier below those of
     * the condition. The caller can see the page and the snippet, and the snippet is not deleted. Of several snippets, the one that holds
     * the most is named. The snippets are read first, from those in use, whose number decides what this costs; then the pages that show
     * them, in the order of the result, until there are enough.
     */
    async find(
      scope: OrganizationScope,
      condition: SearchCondition,
      { words, anyWord, phrases, excluded }: SharedCriteria,
      pagination: RankedPagination,
    ): Promise<FoundThroughSnippet[]> {
      const { tiers } = condition;
      const rows = await findThroughSnippets(sql, {
        ...shapeSearched(scope, condition),
        ...shapePagination(pagination),
        own: shapeCriteria(tiers.at(-1) ?? {}),
        tier: tiers.length,
        shared: { words, anyWord, phrases, excluded: shapeExcluded(excluded) },
      });
      return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
    },
  };
}

export type SnippetSearchStore = ReturnType<typeof createSnippetSearchStore>;
