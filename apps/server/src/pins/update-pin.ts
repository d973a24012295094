import { authorizeItem } from "../access/authorize-item.ts";
import type { Item, ItemAccess } from "../access/authorize-item.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";
import type { PinStore } from "./pin.store.ts";

interface Needs {
  access: ItemAccess;
  pins: Pick<PinStore, "add" | "remove">;
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
  { access, pins }: Needs,
  scope: OrganizationScope,
  { item, action, pinInsertion, pinnedItems }: UpdatePin,
): Promise<void> {
  if (action === "remove") return pins.remove(scope, item);
  if (action !== "add") return refuse("PIN_ACTION_INVALID");
  if (pinInsertion === "top" && pinnedItems === undefined) return refuse("PINNED_ITEMS_MISSING");
  await authorizeItem(access, scope, item);
  return pins.add(scope, item, pinInsertion);
}
