import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { keepSubscriptionTitles } from "../versions/subscription-titles.store.ts";

/** Writes subscriptions. */
export function createSubscriptionStore(sql: Sql) {
  const addToPage = async (
    { organizationId, userId }: OrganizationScope,
    pageId: PageId,
  ): Promise<void> => {
    const own = withinOrganization(sql, organizationId);
    await own`
      insert into page_subscribers (organization_id, page_id, user_id)
      values (${organizationId}, ${pageId}, ${userId})
      on conflict do nothing`;
    await keepSubscriptionTitles(own, pageId);
  };

  return {
    /** Subscribes the caller to a page. Idempotent. */
    async addSubscriber(scope: OrganizationScope, pageId: PageId): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      await addToPage(scope, pageId);
      await own`
        delete from page_unsubscribers where page_id = ${pageId} and user_id = ${scope.userId}`;
    },

    /** Ends the caller's subscription to a page, and stores that the caller unsubscribed. */
    async removeSubscriber(
      { organizationId, userId }: OrganizationScope,
      pageId: PageId,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`delete from page_subscribers where page_id = ${pageId} and user_id = ${userId}`;
      await own`
        insert into page_unsubscribers (page_id, user_id) values (${pageId}, ${userId})
        on conflict do nothing`;
    },

    /** Subscribes the caller to the page, unless the caller has unsubscribed from it before. */
    async subscribePublisher(scope: OrganizationScope, pageId: PageId): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      const refused = await own`
        select 1 from page_unsubscribers where page_id = ${pageId} and user_id = ${scope.userId}`;
      if (refused.length === 0) await addToPage(scope, pageId);
    },

    /** Subscribes the caller to every publish in a workspace, or ends the subscription. */
    async setWorkspace(
      { organizationId, userId }: OrganizationScope,
      workspaceId: WorkspaceId,
      isSubscribed: boolean,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      if (isSubscribed) {
        await own`
          insert into workspace_subscribers (organization_id, workspace_id, user_id)
          values (${organizationId}, ${workspaceId}, ${userId})
          on conflict do nothing`;
        return;
      }
      await own`
        delete from workspace_subscribers
        where workspace_id = ${workspaceId} and user_id = ${userId}`;
    },

    /** Subscribes the caller to everything that a member publishes in the organization, or ends the subscription. */
    async setUser(
      { organizationId, userId }: OrganizationScope,
      publisherId: UserId,
      isSubscribed: boolean,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      if (isSubscribed) {
        await own`
          insert into user_subscribers (organization_id, publisher_id, user_id)
          values (${organizationId}, ${publisherId}, ${userId})
          on conflict do nothing`;
        return;
      }
      await own`
        delete from user_subscribers
        where organization_id = ${organizationId} and publisher_id = ${publisherId}
          and user_id = ${userId}`;
    },
  };
}

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;
