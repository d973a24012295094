import { authorizeItem } from "../access/authorize-item.ts";
import type { Item, ItemAccess } from "../access/authorize-item.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { LiveBatch } from "../live/live-batch.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { RecentStore } from "./recent.store.ts";

interface Needs {
  access: ItemAccess;
  transaction: Transaction<{ recents: Pick<RecentStore, "add"> }>;
  liveBatch: LiveBatch;
  clock: Clock;
}

/**
 * Moves a page or workspace to the front of the caller's recent list. NOT_FOUND for an item that the caller cannot see.
 */
export async function addRecent(
  { access, transaction, liveBatch, clock }: Needs,
  scope: OrganizationScope,
  item: Item,
): Promise<void> {
  await authorizeItem(access, scope, item);
  const accessedAt = clock.now();
  await transaction(({ recents }) => recents.add(scope, { ...item, accessedAt }));
  liveBatch.emit(scope, [{ topic: `user:${scope.userId}`, kind: "recents" }]);
}
