import type { PageBody } from "@stemma/document/format";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { PageId } from "@stemma/domain/ids";
import { maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { childrenOf } from "../access/children-of.store.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A page to be copied, with the nearest page above it that is copied too. */
export interface CopiedPage {
  readonly id: PageId;
  readonly aboveId: PageId;
  readonly icon: string | null;
}

/** Reads what a duplicate of a page and the pages below it holds. */
export function createPageCopiesStore(sql: Sql) {
  const isCopied = (own: Sql, { userId }: OrganizationScope) =>
    own`(p.published_version is not null and not p.deleted and ${maySeePage(own, userId)})`;
  /** The page `p` of a row `b`. With `offset 0`, each is looked up: PostgreSQL expects very many, and would read all pages that there are. */
  const pageOf = (own: Sql) =>
    own`cross join lateral (select * from pages q where q.id = b.id offset 0) p`;
  /** The pages below a page, each with the nearest page above it that is copied: the page itself or one below it. */
  const below = (own: Sql, scope: OrganizationScope, pageId: PageId) => own`
    with recursive below (id, above_id, depth) as (
      select c.id, c.parent_page_id, 1 from pages c
      where c.parent_page_id = ${pageId} and c.organization_id = ${scope.organizationId}
      union all
      select c.id, case when ${isCopied(own, scope)} then p.id else b.above_id end,
        case when ${isCopied(own, scope)} then b.depth + 1 else b.depth end
      from below b ${pageOf(own)}
      cross join lateral ${childrenOf(own, "p")} c)`;

  return {
    /**
     * The published pages below a page that the caller can see: a page before those below it, the pages of a level in their order. At most
     * `limit`.
     */
    async listBelow(
      scope: OrganizationScope,
      pageId: PageId,
      limit: number,
    ): Promise<CopiedPage[]> {
      const own = withinOrganization(sql, scope.organizationId);
      return own<CopiedPage[]>`${below(own, scope, pageId)}
        select p.id, b.above_id as "aboveId", p.icon from below b ${pageOf(own)}
        where ${isCopied(own, scope)} order by b.depth, p.order_key, p.id limit ${limit}`;
    },

    /** How many pages {@link listBelow} has without its limit. */
    async countBelow(scope: OrganizationScope, pageId: PageId): Promise<number> {
      const own = withinOrganization(sql, scope.organizationId);
      const [row] = await own<{ count: number }[]>`${below(own, scope, pageId)}
        select count(*)::int as count from below b ${pageOf(own)}
        where ${isCopied(own, scope)}`;
      return row?.count ?? 0;
    },

    /** The published title and body of a page; `null` if it has none. Check the access first. */
    async content(pageId: PageId): Promise<{ pageTitle: string; body: PageBody } | null> {
      const own = await withinThatOf(sql, "pages", pageId);
      const [row] = await own<{ pageTitle: string; body: StoredBody }[]>`
        select v.page_title as "pageTitle", v.body
        from pages p join page_versions v on v.id = p.published_version where p.id = ${pageId}`;
      return row === undefined ? null : { ...row, body: currentBody(row.body) };
    },
  };
}

export type PageCopiesStore = ReturnType<typeof createPageCopiesStore>;
