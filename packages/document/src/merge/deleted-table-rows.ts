import { appendTo } from "../diff/append-to.ts";
import { looksSame } from "../diff/looks-same.ts";
import type { Link } from "./find-passages.ts";
import type { BodyName, Slot, SlotLists } from "./slot.ts";

/**
 * Links the cells of each table row that one side deleted and in which the other side changed a cell, so that the writer is
 * asked once about the whole table row, and gets all of it back.
 */
export function deletedTableRows(lists: SlotLists): Link[] {
  const rows = new Map<string, Slot[]>();
  for (const slot of lists.base) {
    const name = rowName(slot, "base");
    if (name !== null) appendTo(rows, name, slot);
  }
  if (rows.size === 0) return [];
  return (["ours", "theirs"] as const).flatMap((side) => {
    const other = side === "ours" ? "theirs" : "ours";
    const kept = new Set(lists[side].map((slot) => rowName(slot, side)));
    const isDeleted = (slot: Slot): boolean => slot[side] === null;
    return Array.from(rows).flatMap(([name, slots]): Link[] => {
      if (kept.has(name) || !slots.every(isDeleted)) return [];
      const isChanged = slots.some(
        ({ base, [other]: row }) => row !== null && base !== null && !looksSame(base, row),
      );
      const pairs = slots.slice(1).map((slot, at) => [slots[at] ?? slot, slot] as const);
      return isChanged ? pairs.map((pair) => ({ slots: pair, isCertain: true })) : [];
    });
  });
}

/** The table and the table row of a slot's cell on this side. */
function rowName(slot: Slot, body: BodyName): string | null {
  const within = slot[body]?.within;
  return within?.kind === "cell" ? `${within.id} ${within.row}` : null;
}
