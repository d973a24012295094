import { authorizeItem } from "../access/authorize-item.ts";
import type { Item, ItemAccess } from "../access/authorize-item.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { LiveBatch } from "../live/live-batch.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { VersionId } from "@stemma/domain/ids";
import { recordFirstRead, type ReadingStores } from "../reading/record-read.ts";
import type { RecentStore } from "./recent.store.ts";

interface Needs {
  access: ItemAccess;
  transaction: Transaction<ReadingStores & { recents: Pick<RecentStore, "add"> }>;
  liveBatch: LiveBatch;
  clock: Clock;
}

/**
 * Moves a page or workspace to the front of the caller's recent list. The version that is shown when a page is opened
 * for the first time counts as read. NOT_FOUND for an item that the caller cannot see.
 */
export async function addRecent(
  { access, transaction, liveBatch, clock }: Needs,
  scope: OrganizationScope,
  { shownVersion, ...item }: Item & { readonly shownVersion?: VersionId | undefined },
): Promise<void> {
  await authorizeItem(access, scope, item);
  const accessedAt = clock.now();
  await transaction(async (stores) => {
    await stores.recents.add(scope, { ...item, accessedAt });
    if (item.type !== "page" || shownVersion === undefined) return;
    const read = { pageId: item.id, versionId: shownVersion, readAt: accessedAt };
    await recordFirstRead(stores, scope, read);
  });
  liveBatch.emit(scope, [{ topic: `user:${scope.userId}`, kind: "recents" }]);
}
