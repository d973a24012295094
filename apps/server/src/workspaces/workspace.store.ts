import { isVisibleToWorkspace, maySeePage, maySeeWorkspace } from "../access/access-rule.store.ts";
import { personName } from "../access/person-name.store.ts";
import { administratorsNamedMax } from "@stemma/domain/workspace/administrators-named-max";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import type { Role } from "@stemma/domain/access/role";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import { noteOrganization } from "../platform/database/organization-of.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { defineStatement } from "../platform/database/define-statement.ts";
import type { Statement } from "../platform/database/define-statement.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import type { workspaces } from "./workspaces.table.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { keepNamesInWorkspace } from "../access/member-names.store.ts";

/** A workspace as it is stored. */
type WorkspaceFacts = Omit<typeof workspaces.$inferSelect, "deletedAt" | "deletedBy">;

/** A row of the workspace list, with the caller's role. */
export type WorkspaceRow = WorkspaceFacts & { role: Role };

/** A workspace row from PostgreSQL: instants are PostgreSQL's text. */
type StoredWorkspace = Omit<WorkspaceFacts, "createdAt" | "updatedAt"> & {
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** What a workspace is for, and its icon: the given ones change. */
export interface WorkspaceWords {
  readonly description?: string | undefined;
  readonly icon?: string | null | undefined;
}

type ListArgs = {
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
  readonly pattern: string;
  readonly limit: number;
};

const listTypes = {
  organizationId: "uuid",
  userId: "uuid",
  workspaceId: "uuid",
  pattern: "text",
  limit: "int",
} as const;

/** A published page in a list. */
interface ListedPage {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  /** PostgreSQL's text. */
  readonly updatedAt: string;
  readonly deleted: boolean;
}

type BuildList = (sql: Sql, args: ListArgs) => Fragment;

/**
 * The lists of published pages for which `isWanted` holds, last updated first: from the first, which `defineFirst` defines, or behind a
 * cursor.
 */
function defineLists(
  isWanted: BuildList,
  defineFirst: (build: BuildList) => Statement<ListArgs, ListedPage>,
) {
  const list =
    <Args extends ListArgs>(isBehind: (sql: Sql, args: Args) => Fragment) =>
    (sql: Sql, args: Args) => {
      const { organizationId, userId, workspaceId, limit } = args;
      const own = withinOrganization(sql, organizationId);
      return own`
        select p.id, v.page_title as "pageTitle", p.icon, p.updated_at as "updatedAt", p.deleted
        from pages p join page_versions v on v.id = p.published_version
        where p.workspace_id = ${workspaceId} and p.organization_id = ${organizationId}
          and p.published_version is not null and p.kind = 'page'
          and ${maySeePage(own, userId)} and ${isWanted(own, args)} and ${isBehind(own, args)}
        order by ${newest(own).order}
        limit ${limit}`;
    };
  const newest = (sql: Sql) => newestFirst(sql, "p.updated_at", "p.id");
  return {
    first: defineFirst(list((sql) => sql`true`)),
    behind: defineStatement<
      ListArgs & Pick<InstantCursor<PageId>, keyof InstantCursor<PageId>>,
      ListedPage
    >(list((sql, cursor) => newest(sql).after(cursor))),
  };
}

const listAll = defineLists(
  (sql) => sql`true`,
  (build) => defineSharedStatement(listTypes, build),
);

/** The pages whose folded title in the search index matches the pattern: not shared, because it reads titles until enough match. */
const listMatching = defineLists(
  (sql, { pattern }) => sql`not p.deleted and exists (select 1 from page_search s
    where s.page_id = p.id and s.folded_title like ${pattern})`,
  defineStatement,
);

/** Reads, adds and changes workspaces. */
export function createWorkspaceStore(sql: Sql) {
  const columns = sql`
    w.id, w.organization_id as "organizationId", w.workspace_name as "workspaceName",
    w.is_personal_workspace as "isPersonalWorkspace", w.organization_role as "organizationRole",
    w.icon, w.description, w.publishes_checks as "publishesChecks",
    w.editors_create_pages as "editorsCreatePages",
    w.created_at as "createdAt", w.updated_at as "updatedAt", w.updated_by as "updatedBy"`;
  const read = <Row extends StoredWorkspace>(row: Row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  });

  return {
    /**
     * One workspace with its first {@link rowsPerAnswerMax} members, administrators first, and the first pages that the
     * caller can see; `null` if it does not exist.
     */
    async find(scope: OrganizationScope, workspaceId: WorkspaceId) {
      const own = withinOrganization(sql, scope.organizationId);
      const { organizationId, userId } = scope;
      const [workspace] = await own<StoredWorkspace[]>`
        select ${columns} from workspaces w
        where w.id = ${workspaceId} and w.organization_id = ${organizationId}`;
      if (workspace === undefined) return null;
      const members = await own<{ userId: UserId; role: Role }[]>`
        select user_id as "userId", role from workspace_members
        where workspace_id = ${workspaceId} and organization_id = ${organizationId}
        order by role = 'administrator' desc, user_id
        limit ${rowsPerAnswerMax}`;
      const administrators = await own<{ name: string }[]>`
        select ${personName(own)} as name from workspace_members m
        join users u on u.id = m.user_id
        left join configurations c on c.user_id = u.id and c.organization_id = m.organization_id
        where m.workspace_id = ${workspaceId} and m.organization_id = ${organizationId}
          and m.role = 'administrator'
        order by 1 limit ${administratorsNamedMax}`;
      // Pages that all members see are read from an index alone, so the others are read apart, by an index of their own.
      const pagesHere = own`
        select p.id from pages p where p.workspace_id = ${workspaceId} and p.kind = 'page'`;
      const visiblePages = await own<{ id: PageId }[]>`
        (${pagesHere} and ${isVisibleToWorkspace(own)}
          and ${maySeeWorkspace(own, userId, own`${workspaceId}`)}
          order by p.id limit ${rowsPerAnswerMax})
        union all
        (${pagesHere} and not ${isVisibleToWorkspace(own)} and ${maySeePage(own, userId)}
          order by p.id limit ${rowsPerAnswerMax})
        order by id limit ${rowsPerAnswerMax}`;
      const pinned = await own`
        select 1 from pins
        where user_id = ${userId} and organization_id = ${organizationId}
          and item_id = ${workspaceId}`;
      const subscribed = await own`
        select 1 from workspace_subscribers
        where workspace_id = ${workspaceId} and user_id = ${userId}`;
      const pageIds = visiblePages.map((page) => page.id);
      const [isPinned, isSubscribed] = [pinned.length > 0, subscribed.length > 0];
      const administratorNames = administrators.map(({ name }) => name);
      return { ...read(workspace), members, administratorNames, pageIds, isPinned, isSubscribed };
    },

    /**
     * The workspace's published pages that the caller can see, last updated first: at most `limit` rows. With a
     * `pattern`, only pages that are not deleted and whose folded title matches it.
     */
    async listPages(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
      limit: number,
      after: InstantCursor<PageId> | null,
      pattern: string | null,
    ) {
      const { organizationId, userId } = scope;
      const { first, behind } = pattern === null ? listAll : listMatching;
      const args = { organizationId, userId, workspaceId, limit, pattern: pattern ?? "" };
      const rows = await (after === null ? first(sql, args) : behind(sql, { ...args, ...after }));
      return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
    },

    /** Renames a workspace unless it is a personal one; returns whether it did. */
    async rename(
      { organizationId, userId }: OrganizationScope,
      workspaceId: WorkspaceId,
      workspaceName: string,
      updatedAt: Date,
    ): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        update workspaces
        set workspace_name = ${workspaceName}, updated_at = ${updatedAt}, updated_by = ${userId}
        where id = ${workspaceId} and organization_id = ${organizationId}
          and not is_personal_workspace
        returning 1`;
      return rows.length > 0;
    },

    /** Whether a box that is ticked while reading is published at once; `false` if the workspace does not exist. */
    async publishesChecks(
      { organizationId }: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        select 1 from workspaces
        where id = ${workspaceId} and organization_id = ${organizationId} and publishes_checks`;
      return rows.length > 0;
    },

    /** Changes the given settings. */
    async setSettings(
      { organizationId, userId }: OrganizationScope,
      workspaceId: WorkspaceId,
      settings: { publishesChecks?: boolean | undefined; editorsCreatePages?: boolean | undefined },
      updatedAt: Date,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      const { publishesChecks = null, editorsCreatePages = null } = settings;
      await own`
        update workspaces
        set publishes_checks = coalesce(${publishesChecks}::boolean, publishes_checks),
          editors_create_pages = coalesce(${editorsCreatePages}::boolean, editors_create_pages),
          updated_at = ${updatedAt}, updated_by = ${userId}
        where id = ${workspaceId} and organization_id = ${organizationId}`;
    },

    /** Changes the description, the icon, or both; an icon of `null` is taken away. */
    async describe(
      { organizationId, userId }: OrganizationScope,
      workspaceId: WorkspaceId,
      { description, icon }: WorkspaceWords,
      updatedAt: Date,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        update workspaces
        set description = coalesce(${description ?? null}::text, description),
          icon = case when ${icon === undefined} then icon else ${icon ?? null}::text end,
          updated_at = ${updatedAt}, updated_by = ${userId}
        where id = ${workspaceId} and organization_id = ${organizationId}`;
    },

    /** Adds a workspace with its creator as only administrator and user. */
    async insert(
      { organizationId, userId }: Pick<OrganizationScope, "organizationId" | "userId">,
      workspace: {
        id: WorkspaceId;
        workspaceName: string;
        isPersonalWorkspace: boolean;
        createdAt: Date;
      },
    ): Promise<void> {
      const { id, workspaceName, isPersonalWorkspace, createdAt } = workspace;
      await sql`
        insert into workspaces (id, organization_id, workspace_name, is_personal_workspace,
          created_at, updated_at, updated_by)
        values (${id}, ${organizationId}, ${workspaceName}, ${isPersonalWorkspace}, ${createdAt},
          ${createdAt}, ${userId})`;
      await sql`
        insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
        values (${organizationId}, ${id}, ${userId}, 'administrator', 'administrator')`;
      await keepNamesInWorkspace(withinOrganization(sql, organizationId), id);
      noteOrganization(id, organizationId);
    },
  };
}

export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>;
