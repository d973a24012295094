import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { maySeePage } from "../access/access-rule.store.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";

/** A page in the tree, as one person sees it. */
export interface TreePageRecord {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly isPublished: boolean;
  readonly hasPages: boolean;
  /** PostgreSQL's text. */
  readonly updatedAt: string;
  readonly updaterName: string;
  readonly orderKey: string;
}

/** Where a page stands in its level; also the end of what was read of a level. */
export interface LevelCursor {
  readonly orderKey: string;
  readonly id: PageId;
}

/** A page above another one. */
export interface StepRecord {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
}

/** A page with its place in its level. */
export type PlacedPage = StepRecord & LevelCursor;

/** Reads the tree of pages as one person sees it: without deleted pages. */
export function createPageLevelStore(sql: Sql) {
  /** The published title; of a page that was never published, the title in the person's own draft. */
  const titleFor = ({ userId }: OrganizationScope) => sql`coalesce(
    (select v.page_title from page_versions v where v.id = p.published_version),
    (select d.page_title from drafts d where d.page_id = p.id and d.user_id = ${userId}), '')`;

  const place = ({ orderKey, id }: LevelCursor) => sql`(${orderKey} collate "C", ${id}::uuid)`;

  /** `unseen`: the pages in these levels that others have begun, and those below them, each with its level. What is below them would be nowhere. */
  const unseenIn = (
    { userId }: OrganizationScope,
    levelIds: readonly (PageId | WorkspaceId)[],
  ) => sql`
    with recursive unseen (id, level_id) as (
      select p.id, p.level_id from pages p
      where p.level_id = any(${[...levelIds]}::uuid[]) and p.published_version is null
        and not ${maySeePage(sql, userId)}
      union all
      select p.id, u.level_id from unseen u join pages p on p.level_id = u.id
      where p.published_version is null and not ${maySeePage(sql, userId)})`;

  /** Of these pages, those with a page in their level because the one above it is not seen. */
  async function havingPagesOfUnseen(
    scope: OrganizationScope,
    pageIds: readonly PageId[],
  ): Promise<Set<PageId>> {
    if (pageIds.length === 0) return new Set();
    const rows = await sql<{ id: PageId }[]>`${unseenIn(scope, pageIds)}
      select distinct u.level_id as id from unseen u join pages p on p.level_id = u.id
      where not p.deleted and ${maySeePage(sql, scope.userId)}`;
    return new Set(rows.map(({ id }) => id));
  }

  /** The rows of a level, with `where` for which of them and in which order, and how many. */
  async function read(
    scope: OrganizationScope,
    levelId: PageId | WorkspaceId,
    where: Fragment,
  ): Promise<TreePageRecord[]> {
    const { organizationId, userId } = scope;
    const unseen = await sql<{ id: PageId }[]>`${unseenIn(scope, [levelId])}
      select id from unseen u where exists (select 1 from pages c where c.level_id = u.id)`;
    const isInLevel =
      unseen.length === 0
        ? sql`p.level_id = ${levelId}`
        : sql`p.level_id = any(${[levelId, ...unseen.map(({ id }) => id)]}::uuid[])`;
    const rows = await sql<TreePageRecord[]>`
      select p.id, p.icon, ${titleFor(scope)} as "pageTitle", p.published_version is not null as "isPublished",
        p.order_key as "orderKey", p.updated_at as "updatedAt",
        ${personNameOrId(sql, "p.updated_by")} as "updaterName",
        exists (select 1 from pages b where b.level_id = p.id and not b.deleted
          and ${maySeePage(sql, userId, "b")}) as "hasPages"
      from pages p
      left join users u on u.id = p.updated_by
      left join configurations c on c.user_id = p.updated_by and c.organization_id = p.organization_id
      where ${isInLevel} and p.organization_id = ${organizationId} and not p.deleted
        and ${maySeePage(sql, userId)}
        ${where}`;
    const bare = rows.filter(({ hasPages }) => !hasPages).map(({ id }) => id);
    const having = await havingPagesOfUnseen(scope, bare);
    return rows.map((row) => (having.has(row.id) ? { ...row, hasPages: true } : row));
  }

  return {
    /**
     * The pages directly below a page, or at the top of a workspace, in their order: at most `limit` after the cursor. A page whose page
     * above was never published, by somebody else, stands in that page's level.
     */
    list(
      scope: OrganizationScope,
      levelId: PageId | WorkspaceId,
      after: LevelCursor | null,
      limit: number,
    ): Promise<TreePageRecord[]> {
      const rest = after === null ? sql`` : sql`and (p.order_key, p.id) > ${place(after)}`;
      return read(scope, levelId, sql`${rest} order by p.order_key, p.id limit ${limit}`);
    },

    /** The last page of a level; with a cursor, the last one before it. `null` if there is none. */
    async lastBefore(
      scope: OrganizationScope,
      levelId: PageId | WorkspaceId,
      before: LevelCursor | null,
    ): Promise<TreePageRecord | null> {
      const rest = before === null ? sql`` : sql`and (p.order_key, p.id) < ${place(before)}`;
      const rows = await read(
        scope,
        levelId,
        sql`${rest} order by p.order_key desc, p.id desc limit 1`,
      );
      return rows[0] ?? null;
    },

    /**
     * A page and the pages above it that the caller can see, nearest first, with their places, at most `limit`; nothing if it has no place in the
     * tree.
     */
    async branch(scope: OrganizationScope, pageId: PageId, limit: number): Promise<PlacedPage[]> {
      return sql<PlacedPage[]>`
        with recursive above (id, depth) as (
          select p.id, 0 from pages p
          where p.id = ${pageId} and p.organization_id = ${scope.organizationId} and p.kind = 'page'
          union all
          select p.parent_page_id, a.depth + 1 from above a join pages p on p.id = a.id
          where p.parent_page_id is not null)
        select p.id, p.icon, ${titleFor(scope)} as "pageTitle", p.order_key as "orderKey"
        from above a join pages p on p.id = a.id
        where a.depth = 0 or (not p.deleted and ${maySeePage(sql, scope.userId)})
        order by a.depth limit ${limit}`;
    },

    /** The nearest {@link rowsPerAnswerMax} pages above a page that the caller can see, from the top of the workspace. */
    async path(scope: OrganizationScope, pageId: PageId): Promise<StepRecord[]> {
      return sql<StepRecord[]>`
        with recursive above (id, depth) as (
          select p.parent_page_id, 1 from pages p
          where p.id = ${pageId} and p.organization_id = ${scope.organizationId}
          union all
          select p.parent_page_id, a.depth + 1 from above a join pages p on p.id = a.id)
        select p.id, p.icon, ${titleFor(scope)} as "pageTitle"
        from above a join pages p on p.id = a.id
        where not p.deleted and ${maySeePage(sql, scope.userId)}
          and a.depth <= ${rowsPerAnswerMax}
        order by a.depth desc`;
    },
  };
}

export type PageLevelStore = ReturnType<typeof createPageLevelStore>;
