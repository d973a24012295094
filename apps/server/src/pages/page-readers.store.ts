import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { personName } from "../access/person-name.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";

/** Answers who sees a page. */
export function createPageReadersStore(sql: Sql) {
  return {
    /** Who would see the page if this were its home workspace, by name: its own members, and the workspace's. */
    async list(scope: OrganizationScope, pageId: PageId, workspaceId: WorkspaceId) {
      return sql<{ id: UserId; name: string }[]>`
        select r.id, r.name from (
          select u.id, ${personName(sql)} as name
          from pages p
          join organization_members om on om.organization_id = p.organization_id
          join users u on u.id = om.user_id
          left join configurations c
            on c.user_id = u.id and c.organization_id = p.organization_id
          where p.id = ${pageId} and p.organization_id = ${scope.organizationId} and (
            exists (select 1 from page_members m where m.page_id = p.id and m.user_id = u.id)
            or (not p.is_restricted and p.published_version is not null and exists (
              select 1 from workspace_members m
              where m.workspace_id = ${workspaceId} and m.user_id = u.id)))
        ) r
        order by r.name collate "und-x-icu", r.id`;
    },
  };
}
