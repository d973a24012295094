import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { Role } from "@stemma/domain/access/role";
import { areaRole, isOpenWhenPublished } from "../access/access-rule.store.ts";
import { lacksSecondFactor } from "../access/second-factor-rule.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/** A user, and the item that the user wants to subscribe to. */
interface Check<Id> {
  readonly userId: UserId;
  readonly id: Id;
}

/**
 * Reads the access facts of many checks at once: one row for each check whose item exists and whose user belongs to the
 * item's organization, and is let in there. The caller applies the rules (`can`).
 */
export function createLiveAccessStore(sql: Sql) {
  const isLetIn = (own: Sql) =>
    own`not ${lacksSecondFactor(own, own`om.user_id`, own`om.organization_id`)}`;

  /** Reads checks together; on a database that is spread each alone, because Citus refuses a statement for items of several organizations. */
  async function readChecks<Id extends string, Row>(
    what: "pages" | "workspaces",
    checks: readonly Check<Id>[],
    read: (own: Sql, checks: readonly Check<Id>[]) => Promise<Row[]>,
  ): Promise<Row[]> {
    if (!isSpread()) return read(sql, checks);
    const found = checks.map(async (check) =>
      read(await withinThatOf(sql, what, check.id), [check]),
    );
    return (await Promise.all(found)).flat();
  }

  return {
    /** The checks for organizations of which the user is a member. */
    async findOrganizations(checks: readonly Check<OrganizationId>[]) {
      const [userIds, ids] = columns(checks);
      return sql<Check<OrganizationId>[]>`
        select om.user_id as "userId", om.organization_id as id
        from unnest(${userIds}::uuid[], ${ids}::uuid[]) checked (user_id, id)
        join organization_members om
          on om.organization_id = checked.id and om.user_id = checked.user_id
        where ${isLetIn(sql)}`;
    },

    /** The user's role in the workspace; `null` if the user is not a member of it. */
    findWorkspaces: (allChecks: readonly Check<WorkspaceId>[]) =>
      readChecks("workspaces", allChecks, async (own, checks) => {
        const [userIds, ids] = columns(checks);
        return own<(Check<WorkspaceId> & { workspaceRole: Role | null })[]>`
        select checked.user_id as "userId", w.id, wm.role as "workspaceRole"
        from unnest(${userIds}::uuid[], ${ids}::uuid[]) checked (user_id, id)
        join workspaces w on w.id = checked.id
        join organization_members om
          on om.organization_id = w.organization_id and om.user_id = checked.user_id
        left join workspace_members wm on wm.workspace_id = w.id and wm.user_id = checked.user_id
        where ${isLetIn(own)}`;
      }),

    /** The user's roles on the page and in its workspace, and the facts about the page that decide access. */
    findPages: (allChecks: readonly Check<PageId>[]) =>
      readChecks("pages", allChecks, async (own, checks) => {
        const [userIds, ids] = columns(checks);
        return own<
          (Check<PageId> & {
            workspaceRole: Role | null;
            pageRole: Role | null;
            areaRole: Role | null;
            isRestricted: boolean;
            isPublished: boolean;
          })[]
        >`
        select checked.user_id as "userId", p.id, wm.role as "workspaceRole", pm.role as "pageRole",
          ${areaRole(own, own`checked.user_id`)} as "areaRole",
          not ${isOpenWhenPublished(sql)} as "isRestricted", p.published_version is not null as "isPublished"
        from unnest(${userIds}::uuid[], ${ids}::uuid[]) checked (user_id, id)
        join pages p on p.id = checked.id
        join organization_members om
          on om.organization_id = p.organization_id and om.user_id = checked.user_id
        left join workspace_members wm
          on wm.workspace_id = p.workspace_id and wm.user_id = checked.user_id
        left join page_members pm on pm.page_id = p.id and pm.user_id = checked.user_id
        where ${isLetIn(own)}`;
      }),

    /** The facts about a page that decide access, and its workspace; `null` if the page does not exist. */
    async findPageFacts(pageId: PageId) {
      const own = await withinThatOf(sql, "pages", pageId);
      const [row] = await own<
        { workspaceId: WorkspaceId; isRestricted: boolean; isPublished: boolean }[]
      >`
        select p.workspace_id as "workspaceId", not ${isOpenWhenPublished(own)} as "isRestricted",
          p.published_version is not null as "isPublished"
        from pages p where p.id = ${pageId}`;
      return row ?? null;
    },

    /** The ids of the sessions that have ended or expired. */
    async findEndedSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await sql<{ id: string }[]>`
        select id from unnest(${[...sessionIds]}::uuid[]) checked (id)
        where not exists (select 1 from authentication.sessions s
          where s.id = checked.id and s.expires_at > now())`;
      return new Set(rows.map(({ id }) => id));
    },
  };
}

export type LiveAccessStore = ReturnType<typeof createLiveAccessStore>;

function columns(checks: readonly Check<string>[]): [UserId[], string[]] {
  return [checks.map(({ userId }) => userId), checks.map(({ id }) => id)];
}
