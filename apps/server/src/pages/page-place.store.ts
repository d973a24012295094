import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { Role } from "@stemma/domain/access/role";
import { roleOnPage } from "../access/access-rule.store.ts";
import { childrenOf } from "../access/children-of.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { belowFirst } from "./below-first.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A place in the tree: below a page, or at the top of a workspace. */
export interface TreePlace {
  readonly workspaceId: WorkspaceId;
  readonly parentPageId: PageId | null;
}

/** Where among the pages of its level: behind one of them, before all (`null`), or behind all. */
export type PlaceInLevel = PageId | null | "last";

/**
 * These pages and all pages below them, with their restricted pages as they follow from the tree: the beginning of a statement that reads them
 * from `subtree`. None may be below another one.
 */
export function subtreeOf(sql: Sql, ...pageIds: readonly PageId[]): Fragment {
  return sql`
    with recursive subtree (id, restricted_by) as (
    select p.id, case when p.is_restricted then array[p.id] else '{}' end
      || coalesce((select above.restricted_by from pages above where above.id = p.parent_page_id), '{}')
    from pages p where p.id = any(${[...pageIds]}::uuid[])
    union all
    select c.id, case when c.is_restricted then array[c.id] else '{}' end || s.restricted_by
    from subtree s cross join lateral ${childrenOf(sql, "s")} c)`;
}

/**
 * Whether the page `p` is one of `subtree`. PostgreSQL believes that these are very many, because some page has many below it, and would read
 * all pages that there are: `any(array(…))` has it look up each page of the subtree.
 */
export function inSubtreeOf(sql: Sql): Fragment {
  return sql`p.id = any(array(select id from subtree))`;
}

/** Reads where pages are, and what is above and below them. */
export function createPagePlaceStore(sql: Sql) {
  return {
    /** Where a page is; `null` if it does not exist. */
    async placeOf(scope: OrganizationScope, pageId: PageId): Promise<TreePlace | null> {
      const own = withinOrganization(sql, scope.organizationId);
      const [row] = await own<TreePlace[]>`
        select workspace_id as "workspaceId", parent_page_id as "parentPageId"
        from pages where id = ${pageId} and organization_id = ${scope.organizationId}`;
      return row ?? null;
    },

    /** The restricted pages above a place, nearest first. */
    async areasOf({ workspaceId, parentPageId }: TreePlace): Promise<readonly PageId[]> {
      const own = await withinThatOf(sql, "workspaces", workspaceId);
      const [row] = await own<{ areas: PageId[] }[]>`
        select restricted_by as areas from pages where id = ${parentPageId}`;
      return row?.areas ?? [];
    },

    /** Whether a page is `pageId` itself or below it. */
    async isInSubtree(pageId: PageId, sought: PageId): Promise<boolean> {
      const own = await withinThatOf(sql, "pages", pageId);
      const rows = await own`
        with recursive above (id) as (
          select ${sought}::uuid
          union
          select p.parent_page_id from above a join pages p on p.id = a.id where p.parent_page_id is not null)
        select 1 from above where id = ${pageId}`;
      return rows.length > 0;
    },

    /** The pages below a page, without the page itself. */
    async below(pageId: PageId) {
      const own = await withinThatOf(sql, "pages", pageId);
      return own<
        { id: PageId; deleted: boolean; deletedWith: PageId | null }[]
      >`${subtreeOf(own, pageId)}
        select p.id, p.deleted, p.deleted_with as "deletedWith" from pages p
        where ${inSubtreeOf(own)} and p.id <> ${pageId}`;
    },

    /** The pages below a page, with the caller's role on each; without the page itself. */
    async rolesBelow({ organizationId, userId }: OrganizationScope, pageId: PageId) {
      const own = withinOrganization(sql, organizationId);
      return own<{ id: PageId; role: Role | null; deleted: boolean }[]>`${subtreeOf(own, pageId)}
        select p.id, ${roleOnPage(own, userId)} as role, p.deleted from pages p
        where ${inSubtreeOf(own)} and p.id <> ${pageId}`;
    },

    /** Whether the pages below a page would inherit roles from elsewhere if it were in this place. */
    async inheritsElsewhere(pageId: PageId, place: TreePlace): Promise<boolean> {
      const own = await withinThatOf(sql, "pages", pageId);
      const rows = await own`
        select 1 from pages p where p.id = ${pageId} and (p.workspace_id <> ${place.workspaceId}
          or array_remove(p.restricted_by, p.id) <> coalesce(
            (select above.restricted_by from pages above where above.id = ${place.parentPageId}), '{}'))`;
      return rows.length > 0;
    },

    /** The nearest page above that is not deleted, or the top of the workspace. */
    async nearestAbove(scope: OrganizationScope, pageId: PageId): Promise<TreePlace | null> {
      const own = withinOrganization(sql, scope.organizationId);
      const [row] = await own<TreePlace[]>`
        with recursive above (id, parent_page_id, workspace_id, deleted, depth) as (
          select p.id, p.parent_page_id, p.workspace_id, true, 0 from pages p
          where p.id = ${pageId} and p.organization_id = ${scope.organizationId}
          union all
          select p.id, p.parent_page_id, p.workspace_id, p.deleted, a.depth + 1
          from above a join pages p on p.id = a.parent_page_id where a.deleted)
        select workspace_id as "workspaceId", case when deleted then null else id end as "parentPageId"
        from above order by depth desc limit 1`;
      return row ?? null;
    },

    /** These pages, each before the one above it. */
    async lowestFirst(pageIds: readonly PageId[]) {
      const own = await withinThatOf(sql, "pages", pageIds[0]);
      const pages = await own<{ id: PageId; parentPageId: PageId | null }[]>`
        select id, parent_page_id as "parentPageId" from pages
        where id = any(${[...pageIds]}::uuid[])`;
      return belowFirst(pages);
    },
  };
}
