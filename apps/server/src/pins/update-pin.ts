import { authorizeItem } from "../access/authorize-item.ts";
import type { Item, ItemAccess } from "../access/authorize-item.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { PinStore } from "./pin.store.ts";

interface Needs {
  access: ItemAccess;
  transaction: Transaction<{ pins: Pick<PinStore, "add" | "remove">; live: Live }>;
}

/** A change of one pin, as it was asked for. */
export interface UpdatePin {
  readonly item: Item;
  readonly action: string;
  readonly pinInsertion: "top" | "bottom";
  readonly pinnedItems?: readonly string[] | undefined;
}

/**
 * Pins or unpins an item. Refuses with the specification's own words (section 5) an action that is none, and an insertion
 * at the top without the list; with NOT_FOUND a new pin of what the asker may not see.
 */
export async function updatePin(
  { access, transaction }: Needs,
  scope: OrganizationScope,
  { item, action, pinInsertion, pinnedItems }: UpdatePin,
): Promise<void> {
  if (action !== "add" && action !== "remove") return refuse("PIN_ACTION_INVALID");
  if (action === "add") {
    if (pinInsertion === "top" && pinnedItems === undefined) return refuse("PINNED_ITEMS_MISSING");
    await authorizeItem(access, scope, item);
  }
  await transaction(async ({ pins, live }) => {
    if (action === "add") await pins.add(scope, item, pinInsertion);
    else await pins.remove(scope, item);
    const ids = item.type === "page" ? { page: item.id } : { workspace: item.id };
    await live.emit(scope, [{ topic: `user:${scope.userId}`, kind: "pins", ids }]);
  });
}
