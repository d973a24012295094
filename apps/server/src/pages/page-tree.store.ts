import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Role } from "@stemma/domain/access/role";
import { childrenOf } from "../access/children-of.store.ts";
import { isInAreas, roleOnPage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { belowFirst } from "./below-first.ts";

/** A place in the tree: below a page, or at the top of a workspace. */
export interface TreePlace {
  readonly workspaceId: WorkspaceId;
  readonly parentPageId: PageId | null;
}

/** Where among the pages of its level: behind one of them, before all (`null`), or behind all. */
export type PlaceInLevel = PageId | null | "last";

/**
 * The length from which on a new order key has its level numbered anew. A key grows by a character with five pages that are put into the same
 * place, and a row of an index holds 2,700 bytes.
 */
const orderKeyMax = 200;

/**
 * Writes where pages are. Every write must run in a transaction that has called `hold` first: then no other transaction changes the tree of
 * these workspaces, or who is restricted from what in it, until this one ends.
 */
export function createPageTreeStore(sql: Sql) {
  const levelOf = ({ workspaceId, parentPageId }: TreePlace) => parentPageId ?? workspaceId;
  /**
   * These pages and all pages below them, with their restricted pages as they follow from the tree. None may be below another one. PostgreSQL
   * believes that these are very many, because some page has many below it, and would read all pages that there are: `any(array(…))` has it
   * look up each page of the subtree.
   */
  const subtree = (...pageIds: readonly PageId[]) => sql`
    with recursive subtree (id, restricted_by) as (
      select p.id, case when p.is_restricted then array[p.id] else '{}' end
        || coalesce((select above.restricted_by from pages above where above.id = p.parent_page_id), '{}')
      from pages p where p.id = any(${[...pageIds]}::uuid[])
      union all
      select c.id, case when c.is_restricted then array[c.id] else '{}' end || s.restricted_by
      from subtree s cross join lateral ${childrenOf(sql, "s")} c)`;
  const inSubtree = sql`p.id = any(array(select id from subtree))`;

  async function refreshRestrictions(...pageIds: readonly PageId[]): Promise<void> {
    await sql`${subtree(...pageIds)}
      update pages p set restricted_by = s.restricted_by from subtree s
      where p.id = s.id and ${inSubtree} and p.restricted_by <> s.restricted_by`;
  }

  /** The keys of the neighbours of a place: of the page before it and of the one behind it, `null` where there is none. */
  async function neighbours(levelId: string, at: PlaceInLevel, moving: PageId | null) {
    const isOther = sql`level_id = ${levelId} and id is distinct from ${moving}::uuid`;
    const [before] =
      at === null
        ? []
        : at === "last"
          ? await sql<{ key: string }[]>`
              select order_key as key from pages where ${isOther}
              order by order_key desc, id desc limit 1`
          : await sql<{ key: string }[]>`
              select order_key as key from pages where ${isOther} and id = ${at}`;
    if (at !== null && before === undefined && at !== "last") {
      // The page that was named has left the level meanwhile.
      return neighbours(levelId, "last", moving);
    }
    const key = before?.key ?? null;
    if (at === "last") return { before: key, behind: null };
    const [behind] = await sql<{ key: string }[]>`
      select order_key as key from pages where ${isOther}
        and (${key}::text is null or order_key > ${key} collate "C")
      order by order_key, id limit 1`;
    return { before: key, behind: behind?.key ?? null };
  }

  async function keyAt(place: TreePlace, at: PlaceInLevel, moving: PageId | null): Promise<string> {
    const levelId = levelOf(place);
    const { before, behind } = await neighbours(levelId, at, moving);
    const key = generateKeyBetween(before, behind);
    if (key.length <= orderKeyMax) return key;
    await numberAnew(levelId);
    const anew = await neighbours(levelId, at, moving);
    return generateKeyBetween(anew.before, anew.behind);
  }

  /** Gives the pages of a level short order keys, in the order that they have. */
  async function numberAnew(levelId: string): Promise<void> {
    const pages = await sql<{ id: PageId }[]>`
      select id from pages where level_id = ${levelId} order by order_key, id`;
    const keys = generateNKeysBetween(null, null, pages.length);
    await sql`
      update pages p set order_key = numbered.order_key
      from unnest(${pages.map(({ id }) => id)}::uuid[], ${keys}::text[]) numbered (id, order_key)
      where p.id = numbered.id`;
  }

  async function put(pageId: PageId, place: TreePlace, at: PlaceInLevel): Promise<void> {
    const orderKey = await keyAt(place, at, pageId);
    // One statement: the pages below are never in another workspace than the one above them.
    await sql`${subtree(pageId)}
      update pages p set workspace_id = ${place.workspaceId},
        parent_page_id = case when p.id = ${pageId} then ${place.parentPageId}::uuid else p.parent_page_id end,
        order_key = case when p.id = ${pageId} then ${orderKey} else p.order_key end
      where ${inSubtree} and (p.id = ${pageId} or p.workspace_id <> ${place.workspaceId})`;
    await refreshRestrictions(pageId);
  }

  /**
   * Restricts pages that leave the restricted pages `left`, nearest first, for the same people: what was closed stays closed, and what was
   * never published its author's.
   */
  async function keepClosed(pageIds: readonly PageId[], left: readonly PageId[]): Promise<void> {
    const [nearest] = left;
    if (nearest === undefined) return;
    const isNamed = (person: Fragment) => sql`not exists (
      select 1 from unnest(${[...left]}::uuid[]) area (id) where not exists (
        select 1 from page_members am where am.page_id = area.id and am.user_id = ${person}))`;
    // The names of the roles sort alphabetically from the strongest to the weakest.
    await sql`
      insert into page_members (organization_id, page_id, user_id, role)
      select c.organization_id, c.id, m.user_id, m.role
      from pages c join page_members m on m.page_id = ${nearest}
      where c.id = any(${[...pageIds]}::uuid[]) and not c.is_restricted
        and c.published_version is not null and ${isNamed(sql`m.user_id`)}
      on conflict (page_id, user_id) do update set role = least(page_members.role, excluded.role)`;
    // Unless nobody would be left to administer the page.
    await sql`
      delete from page_members m where m.page_id = any(${[...pageIds]}::uuid[])
        and not ${isNamed(sql`m.user_id`)} and exists (
          select 1 from page_members o where o.page_id = m.page_id and o.role = 'administrator'
            and ${isNamed(sql`o.user_id`)})`;
    await sql`update pages set is_restricted = true where id = any(${[...pageIds]}::uuid[])`;
  }

  /** These pages, each before the one above it. */
  async function lowestFirst(pageIds: readonly PageId[]) {
    const pages = await sql<{ id: PageId; parentPageId: PageId | null }[]>`
      select id, parent_page_id as "parentPageId" from pages
      where id = any(${[...pageIds]}::uuid[])`;
    return belowFirst(pages);
  }

  async function putClosed(
    pageId: PageId,
    place: TreePlace,
    at: PlaceInLevel,
    except: readonly PageId[] = [],
  ): Promise<void> {
    const left = await sql<{ id: PageId }[]>`
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
    const [row] = await sql<TreePlace[]>`
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
    const areTaken = sql`any(${[...pageIds]}::uuid[])`;
    const staying = await sql<{ id: PageId; workspaceId: WorkspaceId; above: PageId }[]>`
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
    const topmost = await sql<{ id: PageId }[]>`
      select id from pages where id = ${areTaken} and not parent_page_id = ${areTaken}
      order by order_key, id`;
    // Each directly behind the same page: the last one first.
    for (const { id } of at === "last" ? topmost : topmost.toReversed()) {
      await putClosed(id, place, at, except);
    }
  }

  return {
    /** Holds the trees of workspaces until the transaction ends; returns false if one of them is deleted. */
    async hold(workspaceIds: readonly WorkspaceId[]): Promise<boolean> {
      const ids = [...new Set(workspaceIds)];
      const rows = await sql<{ isDeleted: boolean }[]>`
        select deleted_at is not null as "isDeleted" from workspaces
        where id = any(${ids}::uuid[]) order by id for no key update`;
      return rows.length === ids.length && rows.every(({ isDeleted }) => !isDeleted);
    },

    /** Where a page is; `null` if it does not exist. */
    async placeOf(scope: OrganizationScope, pageId: PageId): Promise<TreePlace | null> {
      const [row] = await sql<TreePlace[]>`
        select workspace_id as "workspaceId", parent_page_id as "parentPageId"
        from pages where id = ${pageId} and organization_id = ${scope.organizationId}`;
      return row ?? null;
    },

    keyAt,
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
      const administers = sql`m.role = 'administrator' and ${isInAreas(sql, sql`m.user_id`, "p")}`;
      const rows = await sql<{ id: PageId }[]>`${subtree(pageId)}
        select p.id from pages p
        where ${inSubtree} and p.id <> ${pageId} and cardinality(p.restricted_by) > 0 and p.deleted_with is null
          and not exists (select 1 from page_members m where m.page_id = p.id and ${administers})
          and (p.published_version is null or not exists (
            select 1 from page_members m where m.page_id = p.restricted_by[1] and ${administers}))`;
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await takeOut(ids, place, "last", except);
    },

    /** The restricted pages above a place, nearest first. */
    async areasOf({ parentPageId }: TreePlace): Promise<readonly PageId[]> {
      const [row] = await sql<{ areas: PageId[] }[]>`
        select restricted_by as areas from pages where id = ${parentPageId}`;
      return row?.areas ?? [];
    },

    refreshRestrictions,

    /** Whether a page is `pageId` itself or below it. */
    async isInSubtree(pageId: PageId, sought: PageId): Promise<boolean> {
      const rows = await sql`
        with recursive above (id) as (
          select ${sought}::uuid
          union
          select p.parent_page_id from above a join pages p on p.id = a.id where p.parent_page_id is not null)
        select 1 from above where id = ${pageId}`;
      return rows.length > 0;
    },

    /** The pages below a page, without the page itself. */
    async below(pageId: PageId) {
      return sql<{ id: PageId; deleted: boolean; deletedWith: PageId | null }[]>`${subtree(pageId)}
        select p.id, p.deleted, p.deleted_with as "deletedWith" from pages p
        where ${inSubtree} and p.id <> ${pageId}`;
    },

    /** The pages below a page, with the caller's role on each; without the page itself. */
    async rolesBelow({ userId }: OrganizationScope, pageId: PageId) {
      return sql<{ id: PageId; role: Role | null; deleted: boolean }[]>`${subtree(pageId)}
        select p.id, ${roleOnPage(sql, userId)} as role, p.deleted from pages p
        where ${inSubtree} and p.id <> ${pageId}`;
    },

    /** Whether the pages below a page would inherit roles from elsewhere if it were in this place. */
    async inheritsElsewhere(pageId: PageId, place: TreePlace): Promise<boolean> {
      const rows = await sql`
        select 1 from pages p where p.id = ${pageId} and (p.workspace_id <> ${place.workspaceId}
          or array_remove(p.restricted_by, p.id) <> coalesce(
            (select above.restricted_by from pages above where above.id = ${place.parentPageId}), '{}'))`;
      return rows.length > 0;
    },

    /** The nearest page above that is not deleted, or the top of the workspace. */
    async nearestAbove(scope: OrganizationScope, pageId: PageId): Promise<TreePlace | null> {
      const [row] = await sql<TreePlace[]>`
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

    /**
     * Moves the pages directly below a page one level up, behind it. Where the page is restricted, those become restricted, for the same
     * people: what was closed stays closed.
     */
    async lift(pageId: PageId): Promise<void> {
      const [page] = await sql<(TreePlace & { isRestricted: boolean })[]>`
        select workspace_id as "workspaceId", parent_page_id as "parentPageId", is_restricted as "isRestricted"
        from pages where id = ${pageId}`;
      if (page === undefined) return;
      const children = await sql<{ id: PageId }[]>`
        select id from pages where parent_page_id = ${pageId} order by order_key, id`;
      if (children.length === 0) return;
      if (page.isRestricted) {
        await keepClosed(
          children.map(({ id }) => id),
          [pageId],
        );
      }
      const { before, behind } = await neighbours(levelOf(page), pageId, null);
      const keys = generateNKeysBetween(before, behind, children.length);
      const ids = children.map(({ id }) => id);
      await sql`
        update pages p set parent_page_id = ${page.parentPageId}, order_key = lifted.order_key
        from unnest(${ids}::uuid[], ${keys}::text[]) lifted (id, order_key) where p.id = lifted.id`;
      await refreshRestrictions(...ids);
    },

    lowestFirst,

    /** Marks pages as deleted together with the page above them. */
    async deleteWith(
      pageIds: readonly PageId[],
      above: PageId,
      deletion: { at: Date; by: UserId },
    ): Promise<void> {
      await sql`
        update pages set deleted = true, deleted_at = ${deletion.at}, deleted_by = ${deletion.by},
          deleted_with = ${above}
        where id = any(${[...pageIds]}::uuid[])`;
    },

    /** Whether a page is deleted, and with which page above it; `null` if it does not exist. */
    async deletionOf(pageId: PageId) {
      const [row] = await sql<{ deleted: boolean; deletedWith: PageId | null }[]>`
        select deleted, deleted_with as "deletedWith" from pages where id = ${pageId} for update`;
      return row ?? null;
    },

    /** Takes the mark of deletion from pages. */
    async restore(pageIds: readonly PageId[]): Promise<void> {
      await sql`
        update pages set deleted = false, deleted_at = null, deleted_by = null, deleted_with = null
        where id = any(${[...pageIds]}::uuid[])`;
    },
  };
}

export type PageTreeStore = ReturnType<typeof createPageTreeStore>;
