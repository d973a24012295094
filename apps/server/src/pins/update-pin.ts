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

/** The input of a change of one pin. */
export interface UpdatePin {
  readonly item: Item;
  readonly action: string;
  readonly pinInsertion: "top" | "bottom";
  readonly pinnedItems?: readonly string[] | undefined;
}

/**
 * Pins or unpins an item. Fails, with the specification's messages (section 5), on an unknown action and on an
 * insertion at the top without the list; NOT_FOUND for a new pin of an item that the caller cannot see.
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
