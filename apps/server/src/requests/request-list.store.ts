import { roleOnPage } from "../access/access-rule.store.ts";
import type { RequestId, UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personName } from "../access/person-name.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { RequestType } from "./requests.table.ts";

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

/** Reads requests. The query checks permission: it returns only requests that the caller can decide. */
export function createRequestListStore(sql: Sql) {
  return {
    /**
     * The open requests that the caller can decide, oldest first, at most 100. Only the organization's administrators
     * see requests from outside it (`isOutside`). An administrator who does not administer the requested page or
     * workspace sees such a request as one to join the organization, once for each requester.
     */
    async list({ organizationId, organizationRole, userId }: OrganizationScope) {
      return sql<RequestRecord[]>`
        with open as (
          select r.id, r.user_id, r.confirmed_email, r.message, r.created_at,
            om.user_id is null as is_outside, w.workspace_name, p.id as page_id, p.published_version,
            case when coalesce(w.id, p.id) is null then 'organization' else r.type end as type,
            coalesce(w.id, p.id, r.organization_id) as target_id
          from requests r
          left join organization_members om
            on om.organization_id = r.organization_id and om.user_id = r.user_id
          left join workspaces w on r.type = 'workspace' and w.id = r.target_id
            and exists (select 1 from workspace_members m where m.workspace_id = w.id
              and m.user_id = ${userId} and m.role = 'administrator')
          left join pages p on r.type = 'page' and p.id = r.target_id
            and ${roleOnPage(sql, userId)} = 'administrator'
          where r.organization_id = ${organizationId} and r.status = 'pending'
            and case when r.type = 'organization' or om.user_id is null
              then ${organizationRole === "administrator"}
              else coalesce(w.id, p.id) is not null end
        )
        select r.id, r.type, r.target_id as "targetId", r.is_outside as "isOutside",
          coalesce(v.page_title, d.page_title, r.workspace_name,
            case when r.type = 'organization' then o.organization_name end) as title,
          o.organization_name as "organizationName",
          u.id as "askerId", ${personName(sql)} as "askerName", u.email as "askerEmail",
          r.confirmed_email as "confirmedEmail", r.message, r.created_at as "createdAt"
        from open r
        join organizations o on o.id = ${organizationId}
        join users u on u.id = r.user_id
        left join configurations c on c.user_id = u.id and c.organization_id = ${organizationId}
        left join page_versions v on v.id = r.published_version
        left join drafts d on d.page_id = r.page_id and d.user_id = ${userId}
        where r.type <> 'organization' or not exists (select 1 from open e
          where e.type = 'organization' and e.user_id = r.user_id
            and (e.created_at, e.id) < (r.created_at, r.id))
        order by r.created_at, r.id
        limit 100`;
    },
  };
}

export type RequestListStore = ReturnType<typeof createRequestListStore>;
