import { authorizeItem } from "../access/authorize-item.ts";
import type { Item, ItemAccess } from "../access/authorize-item.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { LiveBatch } from "../live/live-batch.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { PageId } from "@stemma/domain/ids";
import type { RecentStore } from "./recent.store.ts";

interface Needs {
  access: ItemAccess;
  transaction: Transaction<{
    recents: Pick<RecentStore, "add">;
    pageReads: {
      addFirst(scope: OrganizationScope, pageId: PageId, readAt: Date): Promise<void>;
    };
  }>;
  liveBatch: LiveBatch;
  clock: Clock;
}

/**
 * Moves a page or workspace to the front of the caller's recent list. A page opened for the first time counts as read.
 * NOT_FOUND for an item that the caller cannot see.
 */
export async function addRecent(
  { access, transaction, liveBatch, clock }: Needs,
  scope: OrganizationScope,
  item: Item,
): Promise<void> {
  await authorizeItem(access, scope, item);
  const accessedAt = clock.now();
  await transaction(async ({ recents, pageReads }) => {
    await recents.add(scope, { ...item, accessedAt });
    if (item.type === "page") await pageReads.addFirst(scope, item.id, accessedAt);
  });
  liveBatch.emit(scope, [{ topic: `user:${scope.userId}`, kind: "recents" }]);
}
