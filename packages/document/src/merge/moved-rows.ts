import type { BlockId } from "../block-id.ts";
import type { PageBody } from "../format.ts";
import { movedSlots } from "./moved-slots.ts";
import { pairSlots } from "./pair-slots.ts";

/** The ids of the rows that stand in another place in a later body: the smallest set that explains its order. */
export function movedRows(before: PageBody, after: PageBody): Set<BlockId> {
  const { theirs } = pairSlots(before, before, after);
  const ids = [...movedSlots(theirs)].map(({ theirs: row }) => row?.id ?? null);
  return new Set(ids.filter((id) => id !== null));
}
