import { itemAddress } from "../../../entities/page/item-address.ts";
import type { PinItem } from "../../../entities/page/set-pinned.ts";
import type { AccessNotification } from "./access-words.ts";

/** The address of the item of a change of access; `null` for an organization, which has no screen. */
export function addressOf({ type, id }: AccessNotification["item"]) {
  return type === "organization" ? null : itemAddress({ type, id } as PinItem);
}
