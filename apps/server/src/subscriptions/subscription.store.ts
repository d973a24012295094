import { and, eq } from "drizzle-orm";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { pageSubscribers } from "../pages/pages.table.ts";
import type { Database } from "../platform/database/connect.ts";
import { pageUnsubscribers, userSubscribers, workspaceSubscribers } from "./subscriptions.table.ts";

/** Keeps who is told of what. */
export function createSubscriptionStore(db: Database) {
  const isOwn = (pageId: PageId, userId: UserId) =>
    and(eq(pageUnsubscribers.pageId, pageId), eq(pageUnsubscribers.userId, userId));

  return {
    /** Makes the asker a subscriber of a page; one already stays one. */
    async addSubscriber(scope: OrganizationScope, pageId: PageId): Promise<void> {
      const { organizationId, userId } = scope;
      await db
        .insert(pageSubscribers)
        .values({ organizationId, pageId, userId })
        .onConflictDoNothing();
      await db.delete(pageUnsubscribers).where(isOwn(pageId, userId));
    },

    /** Makes the asker a subscriber no more, and remembers that they wanted it so. */
    async removeSubscriber({ userId }: OrganizationScope, pageId: PageId): Promise<void> {
      await db
        .delete(pageSubscribers)
        .where(and(eq(pageSubscribers.pageId, pageId), eq(pageSubscribers.userId, userId)));
      await db.insert(pageUnsubscribers).values({ pageId, userId }).onConflictDoNothing();
    },

    /** Makes the asker a subscriber of the page, unless they once said that they do not want to be. */
    async subscribePublisher(scope: OrganizationScope, pageId: PageId): Promise<void> {
      const { organizationId, userId } = scope;
      const refused = await db
        .select({ userId: pageUnsubscribers.userId })
        .from(pageUnsubscribers)
        .where(isOwn(pageId, userId));
      if (refused.length > 0) return;
      await db
        .insert(pageSubscribers)
        .values({ organizationId, pageId, userId })
        .onConflictDoNothing();
    },

    /** Has the asker told of everything published in a workspace, or no more. */
    async setWorkspace(
      { organizationId, userId }: OrganizationScope,
      workspaceId: WorkspaceId,
      isSubscribed: boolean,
    ): Promise<void> {
      if (isSubscribed) {
        await db
          .insert(workspaceSubscribers)
          .values({ organizationId, workspaceId, userId })
          .onConflictDoNothing();
        return;
      }
      await db
        .delete(workspaceSubscribers)
        .where(
          and(
            eq(workspaceSubscribers.workspaceId, workspaceId),
            eq(workspaceSubscribers.userId, userId),
          ),
        );
    },

    /** Has the asker told of everything that a member publishes in the organization, or no more. */
    async setUser(
      { organizationId, userId }: OrganizationScope,
      publisherId: UserId,
      isSubscribed: boolean,
    ): Promise<void> {
      if (isSubscribed) {
        await db
          .insert(userSubscribers)
          .values({ organizationId, publisherId, userId })
          .onConflictDoNothing();
        return;
      }
      await db
        .delete(userSubscribers)
        .where(
          and(
            eq(userSubscribers.organizationId, organizationId),
            eq(userSubscribers.publisherId, publisherId),
            eq(userSubscribers.userId, userId),
          ),
        );
    },
  };
}

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;
