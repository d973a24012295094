import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { recentPagesMax, recentWorkspacesMax } from "@stemma/domain/recent/recent-limits";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

type RecentEntry =
  | { readonly type: "page"; readonly id: PageId; readonly accessedAt: Date }
  | { readonly type: "workspace"; readonly id: WorkspaceId; readonly accessedAt: Date };

/** Writes recently opened items. */
export function createRecentStore(sql: Sql) {
  return {
    /** Moves an item to the front and removes the oldest items above the limit. */
    async add(scope: OrganizationScope, item: RecentEntry): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      const { organizationId, userId } = scope;
      const { type, id, accessedAt } = item;
      await own`
        insert into recents (organization_id, user_id, type, item_id, accessed_at)
        values (${organizationId}, ${userId}, ${type}, ${id}, ${accessedAt})
        on conflict (user_id, organization_id, type, item_id)
          do update set accessed_at = excluded.accessed_at`;
      const isSameList = own`
        user_id = ${userId} and organization_id = ${organizationId} and type = ${type}`;
      const max = type === "page" ? recentPagesMax : recentWorkspacesMax;
      await own`
        delete from recents where ${isSameList} and item_id in (
          select item_id from recents where ${isSameList}
          order by accessed_at desc, item_id desc offset ${max})`;
    },
  };
}

export type RecentStore = ReturnType<typeof createRecentStore>;
