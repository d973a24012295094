import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Role } from "@stemma/domain/access/role";
import type { Sql } from "../platform/database/connect.ts";

/** A user, and the item that the user wants to follow. */
interface Wish<Id> {
  readonly userId: UserId;
  readonly id: Id;
}

/**
 * Reads the access facts of many wishes at once: one row for each wish whose item exists and whose user belongs to the
 * item's organization. The caller applies the rules (`can`).
 */
export function createLiveAccessStore(sql: Sql) {
  return {
    /** The wishes for organizations of which the user is a member. */
    async findOrganizations(wishes: readonly Wish<OrganizationId>[]) {
      const [userIds, ids] = columns(wishes);
      return sql<Wish<OrganizationId>[]>`
        select om.user_id as "userId", om.organization_id as id
        from unnest(${userIds}::uuid[], ${ids}::uuid[]) wish (user_id, id)
        join organization_members om
          on om.organization_id = wish.id and om.user_id = wish.user_id`;
    },

    /** The user's role in the workspace; `null` if the user is not a member of it. */
    async findWorkspaces(wishes: readonly Wish<WorkspaceId>[]) {
      const [userIds, ids] = columns(wishes);
      return sql<(Wish<WorkspaceId> & { workspaceRole: Role | null })[]>`
        select wish.user_id as "userId", w.id, wm.role as "workspaceRole"
        from unnest(${userIds}::uuid[], ${ids}::uuid[]) wish (user_id, id)
        join workspaces w on w.id = wish.id
        join organization_members om
          on om.organization_id = w.organization_id and om.user_id = wish.user_id
        left join workspace_members wm on wm.workspace_id = w.id and wm.user_id = wish.user_id`;
    },

    /** The user's roles on the page and in its workspace, and the facts about the page that decide access. */
    async findPages(wishes: readonly Wish<PageId>[]) {
      const [userIds, ids] = columns(wishes);
      return sql<
        (Wish<PageId> & {
          workspaceRole: Role | null;
          pageRole: Role | null;
          isRestricted: boolean;
          isPublished: boolean;
        })[]
      >`
        select wish.user_id as "userId", p.id, wm.role as "workspaceRole", pm.role as "pageRole",
          p.is_restricted as "isRestricted", p.published_version is not null as "isPublished"
        from unnest(${userIds}::uuid[], ${ids}::uuid[]) wish (user_id, id)
        join pages p on p.id = wish.id
        join organization_members om
          on om.organization_id = p.organization_id and om.user_id = wish.user_id
        left join workspace_members wm
          on wm.workspace_id = p.workspace_id and wm.user_id = wish.user_id
        left join page_members pm on pm.page_id = p.id and pm.user_id = wish.user_id`;
    },

    /** The facts about a page that decide access, and its workspace; `null` if the page does not exist. */
    async findPageFacts(pageId: PageId) {
      const [row] = await sql<
        { workspaceId: WorkspaceId; isRestricted: boolean; isPublished: boolean }[]
      >`
        select workspace_id as "workspaceId", is_restricted as "isRestricted",
          published_version is not null as "isPublished"
        from pages where id = ${pageId}`;
      return row ?? null;
    },

    /** The ids of the sessions that have ended or expired. */
    async findEndedSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await sql<{ id: string }[]>`
        select id from unnest(${[...sessionIds]}::uuid[]) asked (id)
        where not exists (select 1 from authentication.sessions s
          where s.id = asked.id and s.expires_at > now())`;
      return new Set(rows.map(({ id }) => id));
    },
  };
}

export type LiveAccessStore = ReturnType<typeof createLiveAccessStore>;

function columns(wishes: readonly Wish<string>[]): [UserId[], string[]] {
  return [wishes.map(({ userId }) => userId), wishes.map(({ id }) => id)];
}
