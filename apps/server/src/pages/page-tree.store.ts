import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { isInAreas } from "../access/access-rule.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { createPageDeletionStore } from "./page-deletion.store.ts";
import { createPageOrderStore } from "./page-order.store.ts";
import { createPagePlaceStore, inSubtreeOf, subtreeOf } from "./page-place.store.ts";
import type { PlaceInLevel, TreePlace } from "./page-place.store.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";

/**
 * Writes where pages are. Every write must run in a transaction that has called `hold` first: then no other transaction changes the tree of
 * these workspaces, or who is restricted from what in it, until this one ends.
 */
export function createPageTreeStore(sql: Sql) {
  const order = createPageOrderStore(sql);

  async function refreshRestrictions(...pageIds: readonly PageId[]): Promise<void> {
    const own = await withinThatOf(sql, "pages", pageIds[0]);
    await own`${subtreeOf(own, ...pageIds)}
      update pages p set restricted_by = s.restricted_by from subtree s
      where p.id = s.id and ${inSubtreeOf(own)} and p.restricted_by <> s.restricted_by`;
  }

  async function put(pageId: PageId, place: TreePlace, at: PlaceInLevel): Promise<void> {
    const own = await withinThatOf(sql, "pages", pageId);
    const orderKey = await order.keyAt(place, at, pageId);
    // One statement: the pages below are never in another workspace than the one above them.
    await own`${subtreeOf(own, pageId)}
      update pages p set workspace_id = ${place.workspaceId},
        parent_page_id = case when p.id = ${pageId} then ${place.parentPageId}::uuid else p.parent_page_id end,
        order_key = case when p.id = ${pageId} then ${orderKey} else p.order_key end
      where ${inSubtreeOf(own)} and (p.id = ${pageId} or p.workspace_id <> ${place.workspaceId})`;
    await refreshRestrictions(pageId);
  }

  /**
   * Restricts pages that leave the restricted pages `left`, nearest first, for the same people: what was closed stays closed, and what was
   * never published its author's.
   */
  async function keepClosed(pageIds: readonly PageId[], left: readonly PageId[]): Promise<void> {
    const own = await withinThatOf(sql, "pages", pageIds[0]);
    const [nearest] = left;
    if (nearest === undefined) return;
    const isNamed = (person: Fragment) => own`not exists (
      select 1 from unnest(${[...left]}::uuid[]) area (id) where not exists (
        select 1 from page_members am where am.page_id = area.id and am.user_id = ${person}))`;
    // The names of the roles sort alphabetically from the strongest to the weakest.
    await own`
      insert into page_members (organization_id, page_id, user_id, role)
      select c.organization_id, c.id, m.user_id, m.role
      from pages c join page_members m on m.page_id = ${nearest}
      where c.id = any(${[...pageIds]}::uuid[]) and not c.is_restricted
        and c.published_version is not null and ${isNamed(own`m.user_id`)}
      on conflict on constraint page_members_page_id_user_id_pk do update set role = least(page_members.role, excluded.role)`;
    // Unless nobody would be left to administer the page.
    await own`
      delete from page_members m where m.page_id = any(${[...pageIds]}::uuid[])
        and not ${isNamed(own`m.user_id`)} and exists (
          select 1 from page_members o where o.page_id = m.page_id and o.role = 'administrator'
            and ${isNamed(own`o.user_id`)})`;
    await own`update pages set is_restricted = true where id = any(${[...pageIds]}::uuid[])`;
  }

  async function putClosed(
    pageId: PageId,
    place: TreePlace,
    at: PlaceInLevel,
    except: readonly PageId[] = [],
  ): Promise<void> {
    const own = await withinThatOf(sql, "pages", pageId);
    const left = await own<{ id: PageId }[]>`
      select area.id from pages p, unnest(p.restricted_by) with ordinality area (id, nth)
      where p.id = ${pageId} and area.id <> p.id and area.id <> all(${[...except]}::uuid[])
        and area.id <> all(coalesce(
        (select above.restricted_by from pages above where above.id = ${place.parentPageId}), '{}'))
      order by area.nth`;
    await keepClosed(
      [pageId],
      left.map(({ id }) => id),
    );
    await put(pageId, place, at);
  }

  async function placeInTree(pageId: PageId): Promise<TreePlace | null> {
    const own = await withinThatOf(sql, "pages", pageId);
    const [row] = await own<TreePlace[]>`
      select workspace_id as "workspaceId", parent_page_id as "parentPageId"
      from pages where id = ${pageId}`;
    return row ?? null;
  }

  /**
   * Puts pages that are below another one elsewhere, the topmost with those of them that are below it. What else is below them takes their
   * places. Both stay closed as they were, but for `except`, restricted pages that are new above them.
   */
  async function takeOut(
    pageIds: readonly PageId[],
    place: TreePlace,
    at: PlaceInLevel,
    except: readonly PageId[] = [],
  ): Promise<void> {
    const own = await withinThatOf(sql, "pages", pageIds[0]);
    const areTaken = own`any(${[...pageIds]}::uuid[])`;
    const staying = await own<{ id: PageId; workspaceId: WorkspaceId; above: PageId }[]>`
      with recursive climbing (id, order_key, above) as (
        select p.id, p.order_key, p.parent_page_id from pages p
        where p.parent_page_id = ${areTaken} and not p.deleted and not p.id = ${areTaken}
        union all
        select c.id, c.order_key, a.parent_page_id
        from climbing c join pages a on a.id = c.above where c.above = ${areTaken})
      select c.id, a.workspace_id as "workspaceId", a.id as above
      from climbing c join pages a on a.id = c.above where not c.above = ${areTaken}
      order by c.order_key, c.id`;
    for (const { id, workspaceId, above } of staying) {
      await putClosed(id, { workspaceId, parentPageId: above }, "last");
    }
    const topmost = await own<{ id: PageId }[]>`
      select id from pages where id = ${areTaken} and not parent_page_id = ${areTaken}
      order by order_key, id`;
    // Each directly behind the same page: the last one first.
    for (const { id } of at === "last" ? topmost : topmost.toReversed()) {
      await putClosed(id, place, at, except);
    }
  }

  return {
    ...order,
    ...createPagePlaceStore(sql),
    ...createPageDeletionStore(sql),

    /** Holds the trees of workspaces until the transaction ends; returns false if one of them is deleted. */
    async hold(workspaceIds: readonly WorkspaceId[]): Promise<boolean> {
      const ids = [...new Set(workspaceIds)];
      const own = await withinThatOf(sql, "workspaces", ids[0]);
      const rows = await own<{ isDeleted: boolean }[]>`
        select deleted_at is not null as "isDeleted" from workspaces
        where id = any(${ids}::uuid[]) order by id for no key update`;
      return rows.length === ids.length && rows.every(({ isDeleted }) => !isDeleted);
    },

    /** Puts a page and all pages below it into another place. */
    put,

    /** The same; where it leaves restricted pages, it is restricted for the same people. */
    putClosed,

    /** Moves pages out from below a page that goes with all others below it: to its level, behind it, and closed as they were. */
    async moveOut(pageId: PageId, staying: readonly PageId[]): Promise<void> {
      const place = await placeInTree(pageId);
      if (place !== null) await takeOut(staying, place, pageId);
    },

    /**
     * Moves out of a page what nobody administers there any more, because a restricted page above does not name them: back to a place where
     * they do. It stays as closed as it was before the restricted pages `except` stood above it.
     */
    async moveOutUnadministered(
      pageId: PageId,
      place: TreePlace,
      except: readonly PageId[],
    ): Promise<void> {
      const own = await withinThatOf(sql, "pages", pageId);
      const administers = own`m.role = 'administrator' and ${isInAreas(own, own`m.user_id`, "p")}`;
      const rows = await own<{ id: PageId }[]>`${subtreeOf(own, pageId)}
        select p.id from pages p
        where ${inSubtreeOf(own)} and p.id <> ${pageId} and cardinality(p.restricted_by) > 0 and p.deleted_with is null
          and not exists (select 1 from page_members m where m.page_id = p.id and ${administers})
          and (p.published_version is null or not exists (
            select 1 from page_members m where m.page_id = p.restricted_by[1] and ${administers}))`;
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await takeOut(ids, place, "last", except);
    },

    refreshRestrictions,

    /**
     * Moves the pages directly below a page one level up, behind it. Where the page is restricted, those become restricted, for the same
     * people: what was closed stays closed.
     */
    async lift(pageId: PageId): Promise<void> {
      const own = await withinThatOf(sql, "pages", pageId);
      const [page] = await own<(TreePlace & { isRestricted: boolean })[]>`
        select workspace_id as "workspaceId", parent_page_id as "parentPageId", is_restricted as "isRestricted"
        from pages where id = ${pageId}`;
      if (page === undefined) return;
      const children = await own<{ id: PageId }[]>`
        select id from pages where parent_page_id = ${pageId} order by order_key, id`;
      if (children.length === 0) return;
      if (page.isRestricted) {
        await keepClosed(
          children.map(({ id }) => id),
          [pageId],
        );
      }
      const keys = await order.keysBehind(page, pageId, children.length);
      const ids = children.map(({ id }) => id);
      await own`
        update pages p set parent_page_id = ${page.parentPageId}, order_key = lifted.order_key
        from unnest(${ids}::uuid[], ${keys}::text[]) lifted (id, order_key) where p.id = lifted.id`;
      await refreshRestrictions(...ids);
    },
  };
}

export type PageTreeStore = ReturnType<typeof createPageTreeStore>;
