import { roleOnPage } from "../access/access-rule.store.ts";
import type { OrganizationId, RequestId, UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personName } from "../access/person-name.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { defineShapedStatement } from "../platform/database/define-shaped-statement.ts";
import type { RequestType } from "./requests.table.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A row of the request list, with the names of the requester and the target. Instants are PostgreSQL's text. */
export interface RequestRecord {
  readonly id: RequestId;
  readonly type: RequestType;
  readonly targetId: string;
  readonly title: string | null;
  /** Whether the requester is not a member of the organization. */
  readonly isOutside: boolean;
  readonly organizationName: string;
  readonly askerId: UserId;
  readonly askerName: string;
  readonly askerEmail: string;
  readonly confirmedEmail: string | null;
  readonly message: string;
  readonly createdAt: string;
}

/** Whose requests, and which of them. */
interface Decidable {
  readonly userId: UserId;
  readonly organizationId: OrganizationId;
  /** Whether the person administers the organization. */
  readonly isAdministrator: boolean;
  readonly isOutside: boolean;
}

const isTarget = (sql: Sql, userId: UserId, r: string) => ({
  /** Whether the workspace `w` is what the request asks for, and the caller administers it. */
  workspace: sql`(${sql(r)}.type = 'workspace' and w.id = ${sql(r)}.target_id
    and exists (select 1 from workspace_members m where m.workspace_id = w.id
      and m.user_id = ${userId} and m.role = 'administrator'))`,
  /** The same for the page `p`. */
  page: sql`(${sql(r)}.type = 'page' and p.id = ${sql(r)}.target_id
    and ${roleOnPage(sql, userId)} = 'administrator')`,
});

/**
 * The open requests `r` that the caller can decide, each with the workspace `w` or the page `p` if it is decided as one for access to
 * these, and with the requester's membership `om`. Without them, it is one to join the organization, once for each requester.
 */
function decidable(
  sql: Sql,
  { userId, organizationId, isAdministrator, isOutside }: Decidable,
): { from: Fragment; where: Fragment } {
  const [asked, earlier] = [isTarget(sql, userId, "r"), isTarget(sql, userId, "e")];
  return {
    from: sql`from requests r
      left join organization_members om
        on om.organization_id = r.organization_id and om.user_id = r.user_id
      left join workspaces w on ${asked.workspace}
      left join pages p on ${asked.page}`,
    where: sql`r.organization_id = ${organizationId} and r.status = 'pending'
      and case when r.type = 'organization' or om.user_id is null
        then ${isAdministrator} else coalesce(w.id, p.id) is not null end
      and (coalesce(w.id, p.id) is not null or not exists (
        select 1 from requests e
        where e.user_id = r.user_id and e.organization_id = r.organization_id
          and e.status = 'pending' and (e.created_at, e.id) < (r.created_at, r.id)
          and (e.type = 'organization' or om.user_id is null)
          and not exists (select 1 from workspaces w where ${earlier.workspace})
          and not exists (select 1 from pages p where ${earlier.page})))
      and ${isOutside ? sql`om.user_id is null` : sql`true`}`,
  };
}

interface PartOfDecidable extends Decidable {
  readonly limit: number;
  readonly after: InstantCursor<RequestId> | null;
}

const listDecidable = defineShapedStatement<PartOfDecidable, RequestRecord>((base, asked) => {
  const { userId, organizationId, limit, after } = asked;
  const sql = withinOrganization(base, organizationId);
  const { from, where } = decidable(sql, asked);
  const isAfter =
    after === null
      ? sql`true`
      : sql`(r.created_at, r.id) > (${after.updatedAt}, ${after.id}::uuid)`;
  return sql`
    select r.id, r.target_id as "targetId", r.is_outside as "isOutside", r.type,
      coalesce(v.page_title, d.page_title, r.workspace_name,
        case when r.type = 'organization' then o.organization_name end) as title,
      o.organization_name as "organizationName",
      u.id as "askerId", ${personName(sql)} as "askerName", u.email as "askerEmail",
      r.confirmed_email as "confirmedEmail", r.message, r.created_at as "createdAt"
    from (
      select r.id, r.user_id, r.confirmed_email, r.message, r.created_at,
        om.user_id is null as is_outside, w.workspace_name, p.id as page_id, p.published_version,
        case when coalesce(w.id, p.id) is null then 'organization' else r.type end as type,
        coalesce(w.id, p.id, r.organization_id) as target_id
      ${from} where ${where} and ${isAfter}
      order by r.created_at, r.id limit ${limit}) r
    join organizations o on o.id = ${organizationId}
    join users u on u.id = r.user_id
    left join configurations c on c.user_id = u.id and c.organization_id = ${organizationId}
    left join page_versions v on v.id = r.published_version
    left join drafts d on d.page_id = r.page_id and d.user_id = ${userId}
    order by r.created_at, r.id`;
});

const countDecidable = defineShapedStatement<Decidable, { count: number }>((base, asked) => {
  const sql = withinOrganization(base, asked.organizationId);
  const { from, where } = decidable(sql, asked);
  return sql`select count(*)::int as count ${from} where ${where}`;
});

/** A row if requests of an organization are open, whoever may decide them: in most there are none. */
const findOpen = defineSharedStatement<{ organizationId: OrganizationId }, { isOpen: true }>(
  { organizationId: "uuid" },
  (sql, { organizationId }) => withinOrganization(sql, organizationId)`
    select true as "isOpen" from requests r
    where r.organization_id = ${organizationId} and r.status = 'pending' limit 1`,
);

function askedBy(scope: OrganizationScope, isOutside: boolean): Decidable {
  const { userId, organizationId, organizationRole } = scope;
  return {
    userId,
    organizationId,
    isAdministrator: organizationRole === "administrator",
    isOutside,
  };
}

/** Reads requests. The query checks permission: it returns only requests that the caller can decide. */
export function createRequestListStore(sql: Sql) {
  return {
    /**
     * At most `limit` open requests that the caller can decide, oldest first; with `isOutside`, only those of people from outside the
     * organization. Only its administrators see these. An administrator who does not administer the requested page or workspace
     * sees such a request as one to join the organization, once for each requester.
     */
    async list(
      scope: OrganizationScope,
      isOutside: boolean,
      limit: number,
      after: InstantCursor<RequestId> | null,
    ): Promise<RequestRecord[]> {
      const open = await findOpen(sql, { organizationId: scope.organizationId });
      if (open.length === 0) return [];
      return listDecidable(sql, { ...askedBy(scope, isOutside), limit, after });
    },

    /** How many these are. */
    async count(scope: OrganizationScope, isOutside: boolean): Promise<number> {
      const [row] = await countDecidable(sql, askedBy(scope, isOutside));
      return row?.count ?? 0;
    },
  };
}

export type RequestListStore = ReturnType<typeof createRequestListStore>;
