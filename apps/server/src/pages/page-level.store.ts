import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { maySeePage } from "../access/access-rule.store.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

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

/** The published title; of a page that was never published, the title in the person's own draft. */
const titleFor = (sql: Sql, userId: UserId) => sql`coalesce(
  (select v.page_title from page_versions v where v.id = p.published_version),
  (select d.page_title from drafts d where d.page_id = p.id and d.user_id = ${userId}), '')`;

type LevelIds = readonly (PageId | WorkspaceId)[];

/** `unseen`: the pages in these levels that others have begun, and those below them, each with its level. What is below them would be nowhere. */
const unseenIn = (sql: Sql, userId: UserId, levelIds: LevelIds) => sql`
  with recursive unseen (id, level_id) as (
    select p.id, p.level_id from pages p
    where p.level_id = any(${levelIds}::uuid[]) and p.published_version is null
      and not ${maySeePage(sql, userId)}
    union all
    select p.id, u.level_id from unseen u join pages p on p.level_id = u.id
    where p.published_version is null and not ${maySeePage(sql, userId)})`;

/** The pages of `unseen` that have pages in their level. */
const findUnseenIn = (sql: Sql, userId: UserId, levelIds: LevelIds) => sql`
  ${unseenIn(sql, userId, levelIds)}
  select id from unseen u where exists (select 1 from pages c where c.level_id = u.id)`;

type LevelArgs = {
  readonly userId: UserId;
  readonly organizationId: OrganizationId;
  readonly levelIds: LevelIds;
};

const findUnseen = defineSharedStatement<LevelArgs, { id: PageId }>(
  { userId: "uuid", organizationId: "uuid", levelIds: "uuid[]" },
  (sql, { userId, organizationId, levelIds }) =>
    findUnseenIn(withinOrganization(sql, organizationId), userId, levelIds),
);

/** Of these levels, those with a page in them because the one above it is not seen. */
const findHavingUnseen = defineSharedStatement<LevelArgs, { id: PageId }>(
  { userId: "uuid", organizationId: "uuid", levelIds: "uuid[]" },
  (base, { userId, organizationId, levelIds }) => {
    const sql = withinOrganization(base, organizationId);
    return sql`${unseenIn(sql, userId, levelIds)}
    select distinct u.level_id as id from unseen u join pages p on p.level_id = u.id
    where not p.deleted and ${maySeePage(sql, userId)}`;
  },
);

type ReadArgs = {
  readonly userId: UserId;
  readonly organizationId: OrganizationId;
  readonly levelIds: LevelIds;
  readonly orderKey: string;
  readonly id: string;
  readonly limit: number;
};

const readTypes = {
  userId: "uuid",
  organizationId: "uuid",
  levelIds: "uuid[]",
  orderKey: "text",
  id: "uuid",
  limit: "int",
} as const;

/** A row of a level, and whether a page directly below it was never published: what is below that one may be seen. */
interface LevelRow extends TreePageRecord {
  readonly hasBegun: boolean;
}

/** A row of one level, or the only one of a level without rows, and whether the level has unseen pages with pages in their level. */
type FirstLevelRow = (LevelRow | { readonly id: null }) & { readonly hasUnseen: boolean };

/** A part of a level: which rows, in which order, and how many. */
type Part = (sql: Sql, args: ReadArgs) => Fragment;

/** The rows of the levels in which `isInLevel` holds. */
function rowsOf(sql: Sql, args: ReadArgs, isInLevel: Fragment, part: Part): Fragment {
  const { userId, organizationId } = args;
  return sql`
    select p.id, p.icon, ${titleFor(sql, userId)} as "pageTitle", p.published_version is not null as "isPublished",
      p.order_key as "orderKey", p.updated_at as "updatedAt",
      ${personNameOrId(sql, "p.updated_by")} as "updaterName",
      exists (select 1 from pages b where b.level_id = p.id and not b.deleted
        and ${maySeePage(sql, userId, "b")}) as "hasPages",
      exists (select 1 from pages b where b.level_id = p.id and b.published_version is null)
        as "hasBegun"
    from pages p
    left join users u on u.id = p.updated_by
    left join configurations c on c.user_id = p.updated_by and c.organization_id = p.organization_id
    where ${isInLevel} and p.organization_id = ${organizationId} and not p.deleted
      and ${maySeePage(sql, userId)}
      ${part(sql, args)}`;
}

/** Statements that read a level in one way: of one level, and of a level with the unseen pages in it. */
function defineReads(part: Part) {
  return {
    ofOne: defineSharedStatement<ReadArgs, FirstLevelRow>(readTypes, (base, args) => {
      const { userId, organizationId, levelIds } = args;
      const sql = withinOrganization(base, organizationId);
      return sql`
        select r.*, l."hasUnseen"
        from (select exists (${findUnseenIn(sql, userId, levelIds)}) as "hasUnseen") l
        left join lateral (
          ${rowsOf(sql, args, sql`p.level_id = (${levelIds}::uuid[])[1]`, part)}) r on true`;
    }),
    ofSeveral: defineSharedStatement<ReadArgs, LevelRow>(readTypes, (base, args) => {
      const sql = withinOrganization(base, args.organizationId);
      return rowsOf(sql, args, sql`p.level_id = any(${args.levelIds}::uuid[])`, part);
    }),
  };
}

const place = (sql: Sql, { orderKey, id }: ReadArgs) => sql`(${orderKey} collate "C", ${id}::uuid)`;

const reads = {
  first: defineReads((sql, { limit }) => sql`order by p.order_key, p.id limit ${limit}`),
  after: defineReads(
    (sql, args) => sql`and (p.order_key, p.id) > ${place(sql, args)}
      order by p.order_key, p.id limit ${args.limit}`,
  ),
  last: defineReads((sql, { limit }) => sql`order by p.order_key desc, p.id desc limit ${limit}`),
  before: defineReads(
    (sql, args) => sql`and (p.order_key, p.id) < ${place(sql, args)}
      order by p.order_key desc, p.id desc limit ${args.limit}`,
  ),
};

type UpwardsArgs = {
  readonly userId: UserId;
  readonly organizationId: OrganizationId;
  readonly pageId: PageId;
  readonly limit: number;
};

const upwardsTypes = {
  userId: "uuid",
  organizationId: "uuid",
  pageId: "uuid",
  limit: "int",
} as const;

/** The page, if `isWanted` holds, and all above it, as `above`, with their `depth`. */
const upwards = (sql: Sql, { organizationId, pageId }: UpwardsArgs, isWanted = sql`true`) => {
  // What a walk upwards takes along of each page, so that none is looked up twice: that would be a quarter of the cost.
  const step = sql`p.id, p.parent_page_id, p.workspace_id, p.published_version, p.icon, p.order_key, p.deleted,
    p.is_restricted, p.restricted_by`;
  return sql`with recursive above as (
      select ${step}, 0 as depth from pages p
      where p.id = ${pageId} and p.organization_id = ${organizationId} and ${isWanted}
      union all
      select ${step}, a.depth + 1 from above a join pages p on p.id = a.parent_page_id)`;
};

const findBranch = defineSharedStatement<UpwardsArgs, PlacedPage>(upwardsTypes, (base, args) => {
  const { userId, organizationId, limit } = args;
  const sql = withinOrganization(base, organizationId);
  return sql`${upwards(sql, args, sql`p.kind = 'page'`)}
    select p.id, p.icon, ${titleFor(sql, userId)} as "pageTitle", p.order_key as "orderKey"
    from above p
    where p.depth = 0 or (not p.deleted and ${maySeePage(sql, userId)})
    order by p.depth limit ${limit}`;
});

const findPath = defineSharedStatement<UpwardsArgs, StepRecord>(upwardsTypes, (base, args) => {
  const { userId, organizationId, limit } = args;
  const sql = withinOrganization(base, organizationId);
  return sql`${upwards(sql, args)}
    select p.id, p.icon, ${titleFor(sql, userId)} as "pageTitle"
    from above p
    where p.depth between 1 and ${limit} and not p.deleted and ${maySeePage(sql, userId)}
    order by p.depth desc`;
});

/** Reads the tree of pages as one person sees it: without deleted pages. */
export function createPageLevelStore(sql: Sql) {
  async function read(
    { organizationId, userId }: OrganizationScope,
    levelId: PageId | WorkspaceId,
    { ofOne, ofSeveral }: ReturnType<typeof defineReads>,
    { orderKey = "", id = levelId }: { readonly orderKey?: string; readonly id?: string },
    limit: number,
  ): Promise<TreePageRecord[]> {
    const args = { userId, organizationId, levelIds: [levelId], orderKey, id, limit };
    const first = await ofOne(sql, args);
    let rows: LevelRow[] = first.filter((row) => row.id !== null);
    if (first[0]?.hasUnseen === true) {
      const unseen = await findUnseen(sql, { userId, organizationId, levelIds: [levelId] });
      const levelIds = [levelId, ...unseen.map((page) => page.id)];
      rows = await ofSeveral(sql, { ...args, levelIds });
    }
    const bare = rows.filter((row) => row.hasBegun && !row.hasPages).map((row) => row.id);
    const found =
      bare.length === 0
        ? []
        : await findHavingUnseen(sql, { userId, organizationId, levelIds: bare });
    const having = new Set(found.map((level) => level.id));
    return rows.map((row) => ({
      id: row.id,
      icon: row.icon,
      pageTitle: row.pageTitle,
      isPublished: row.isPublished,
      hasPages: row.hasPages || having.has(row.id),
      updatedAt: row.updatedAt,
      updaterName: row.updaterName,
      orderKey: row.orderKey,
    }));
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
      return after === null
        ? read(scope, levelId, reads.first, {}, limit)
        : read(scope, levelId, reads.after, after, limit);
    },

    /** The last page of a level; with a cursor, the last one before it. `null` if there is none. */
    async lastBefore(
      scope: OrganizationScope,
      levelId: PageId | WorkspaceId,
      before: LevelCursor | null,
    ): Promise<TreePageRecord | null> {
      const rows =
        before === null
          ? await read(scope, levelId, reads.last, {}, 1)
          : await read(scope, levelId, reads.before, before, 1);
      return rows[0] ?? null;
    },

    /**
     * A page and the pages above it that the caller can see, nearest first, with their places, at most `limit`; nothing if it has no place in the
     * tree.
     */
    async branch(scope: OrganizationScope, pageId: PageId, limit: number): Promise<PlacedPage[]> {
      const { userId, organizationId } = scope;
      return findBranch(sql, { userId, organizationId, pageId, limit });
    },

    /** The nearest {@link rowsPerAnswerMax} pages above a page that the caller can see, from the top of the workspace. */
    async path(scope: OrganizationScope, pageId: PageId): Promise<StepRecord[]> {
      const { userId, organizationId } = scope;
      return findPath(sql, { userId, organizationId, pageId, limit: rowsPerAnswerMax });
    },
  };
}

export type PageLevelStore = ReturnType<typeof createPageLevelStore>;
