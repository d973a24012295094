import type { RequestId, UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personName } from "../access/person-name.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { RequestType } from "./requests.table.ts";

/** A request with the names that say what it is. Instants are PostgreSQL's text. */
export interface RequestRecord {
  readonly id: RequestId;
  readonly type: RequestType;
  readonly targetId: string;
  readonly title: string | null;
  readonly askerId: UserId;
  readonly askerName: string;
  readonly askerEmail: string;
  readonly confirmedEmail: string | null;
  readonly message: string;
  readonly createdAt: string;
}

/** Reads requests, with permission in the query: nobody is shown one that is not theirs to decide. */
export function createRequestListStore(sql: Sql) {
  return {
    /** The open requests that the asker decides, oldest first, at most 100. */
    async list({ organizationId, organizationRole, userId }: OrganizationScope) {
      return sql<RequestRecord[]>`
        select r.id, r.type, r.target_id as "targetId",
          coalesce(v.page_title, d.page_title, w.workspace_name, o.organization_name) as title,
          u.id as "askerId", ${personName(sql)} as "askerName", u.email as "askerEmail",
          r.confirmed_email as "confirmedEmail", r.message, r.created_at as "createdAt"
        from requests r
        join users u on u.id = r.user_id
        left join configurations c on c.user_id = u.id and c.organization_id = r.organization_id
        left join organizations o on r.type = 'organization' and o.id = r.target_id
          and ${organizationRole === "administrator"}
        left join workspaces w on r.type = 'workspace' and w.id = r.target_id
          and exists (select 1 from workspace_members m where m.workspace_id = w.id
            and m.user_id = ${userId} and m.role = 'administrator')
        left join pages p on r.type = 'page' and p.id = r.target_id
          and (exists (select 1 from page_members m where m.page_id = p.id
              and m.user_id = ${userId} and m.role = 'administrator')
            or (p.published_version is not null and not p.is_restricted and exists (
              select 1 from workspace_members m where m.workspace_id = p.workspace_id
                and m.user_id = ${userId} and m.role = 'administrator')))
        left join page_versions v on v.id = p.published_version
        left join drafts d on d.page_id = p.id and d.user_id = ${userId}
        where r.organization_id = ${organizationId} and r.status = 'pending'
          and (o.id is not null or w.id is not null or p.id is not null)
        order by r.created_at, r.id
        limit 100`;
    },
  };
}

export type RequestListStore = ReturnType<typeof createRequestListStore>;
