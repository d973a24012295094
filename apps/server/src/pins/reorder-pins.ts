import { hasSameItems } from "@stemma/domain/pin/has-same-items";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { PinListStore } from "./pin-list.store.ts";
import type { PinStore } from "./pin.store.ts";

interface Needs {
  pinList: Pick<PinListStore, "listIds">;
  transaction: Transaction<{ pins: Pick<PinStore, "lockIds" | "place">; live: Live }>;
}

/**
 * Sorts the caller's pins in the order of `pinnedItems`. PINS_DIFFER if it does not hold exactly the pins that the
 * caller can see. Invisible pins move to the end and stay, in case the caller gets access again.
 */
export async function reorderPins(
  { pinList, transaction }: Needs,
  scope: OrganizationScope,
  pinnedItems: readonly string[],
): Promise<void> {
  const visible = new Set(await pinList.listIds(scope));
  await transaction(async ({ pins, live }) => {
    const all = await pins.lockIds(scope);
    const visiblePins = all.filter((itemId) => visible.has(itemId));
    if (!hasSameItems(visiblePins, pinnedItems)) refuse("PINS_DIFFER");
    const hiddenPins = all.filter((itemId) => !visible.has(itemId));
    await pins.place(scope, [...pinnedItems, ...hiddenPins]);
    await live.emit(scope, [{ topic: `user:${scope.userId}`, kind: "pins" }]);
  });
}
