import type {
  PageSubscription,
  WorkspaceSubscription,
} from "@stemma/contract/subscriptions.contract";
import type { UserId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginateByName, readNameCursor } from "../platform/name-cursor.ts";
import type { SubscriptionListStore } from "./subscription-list.store.ts";

interface Needs {
  subscriptionList: SubscriptionListStore;
}

interface Stretch {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The pages that the caller subscribes to, by title. */
export async function listPageSubscriptions(
  { subscriptionList }: Needs,
  scope: OrganizationScope,
  { cursor, limit }: Stretch,
): Promise<{ items: PageSubscription[]; nextCursor: string | null }> {
  const rows = await subscriptionList.pages(scope, readNameCursor(cursor), limit + 1);
  const { items, nextCursor } = paginateByName(rows, limit);
  return {
    items: items.map(({ id, name, workspaceName, deleted }) => ({
      pageId: id,
      pageTitle: name,
      workspaceName,
      deleted,
    })),
    nextCursor,
  };
}

/** The workspaces that the caller subscribes to, by name. */
export async function listWorkspaceSubscriptions(
  { subscriptionList }: Needs,
  scope: OrganizationScope,
  { cursor, limit }: Stretch,
): Promise<{ items: WorkspaceSubscription[]; nextCursor: string | null }> {
  const rows = await subscriptionList.workspaces(scope, readNameCursor(cursor), limit + 1);
  const { items, nextCursor } = paginateByName(rows, limit);
  return {
    items: items.map(({ id, name }) => ({ workspaceId: id, workspaceName: name })),
    nextCursor,
  };
}

/** The members that the caller subscribes to, by name. */
export async function listUserSubscriptions(
  { subscriptionList }: Needs,
  scope: OrganizationScope,
  { cursor, limit }: Stretch,
): Promise<{ items: { id: UserId; name: string }[]; nextCursor: string | null }> {
  const rows = await subscriptionList.users(scope, readNameCursor(cursor), limit + 1);
  return paginateByName(rows, limit);
}
