import { authorizeItem } from "../access/authorize-item.ts";
import type { Item, ItemAccess } from "../access/authorize-item.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { RecentStore } from "./recent.store.ts";

interface Needs {
  access: ItemAccess;
  transaction: Transaction<{ recents: Pick<RecentStore, "add">; live: Live }>;
  clock: Clock;
}

/** Moves a page or workspace to the front of the asker's recent list. Whatever they may not see is NOT_FOUND here. */
export async function addRecent(
  { access, transaction, clock }: Needs,
  scope: OrganizationScope,
  item: Item,
): Promise<void> {
  await authorizeItem(access, scope, item);
  const accessedAt = clock.now();
  await transaction(async ({ recents, live }) => {
    await recents.add(scope, { ...item, accessedAt });
    await live.emit(scope, [{ topic: `user:${scope.userId}`, kind: "recents" }]);
  });
}
