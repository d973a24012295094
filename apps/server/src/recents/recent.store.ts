import { and, eq, sql } from "drizzle-orm";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { recentPagesKept, recentWorkspacesKept } from "@stemma/domain/recent/recent-limits";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Database } from "../platform/database/connect.ts";
import { recents } from "./recents.table.ts";

type RecentEntry =
  | { readonly type: "page"; readonly id: PageId; readonly accessedAt: Date }
  | { readonly type: "workspace"; readonly id: WorkspaceId; readonly accessedAt: Date };

/** Writes what a user opened last. */
export function createRecentStore(db: Database) {
  const mine = (scope: OrganizationScope, type: RecentEntry["type"]) =>
    and(
      eq(recents.userId, scope.userId),
      eq(recents.organizationId, scope.organizationId),
      eq(recents.type, type),
    );

  return {
    /** Moves an item to the front and trims the list to what is kept. */
    async add(scope: OrganizationScope, item: RecentEntry): Promise<void> {
      const { organizationId, userId } = scope;
      const { type, id: itemId, accessedAt } = item;
      await db
        .insert(recents)
        .values({ organizationId, userId, type, itemId, accessedAt })
        .onConflictDoUpdate({
          target: [recents.userId, recents.organizationId, recents.type, recents.itemId],
          set: { accessedAt },
        });
      const kept = type === "page" ? recentPagesKept : recentWorkspacesKept;
      await db.delete(recents).where(
        and(
          mine(scope, type),
          sql`${recents.itemId} in (select r.item_id from ${recents} r
            where r.user_id = ${userId} and r.organization_id = ${organizationId} and r.type = ${type}
            order by r.accessed_at desc, r.item_id desc offset ${kept})`,
        ),
      );
    },
  };
}

export type RecentStore = ReturnType<typeof createRecentStore>;
