import type { PageBody } from "../format.ts";
import { messages } from "./messages.ts";
import { looksSame } from "../diff/looks-same.ts";
import { mergeBodies } from "./merge-bodies.ts";
import { pairSlots } from "./pair-slots.ts";
import { movedSlots } from "./moved-slots.ts";
import type { Side, Slot } from "./slot.ts";

/** How much a draft and the newer published version changed since the draft's base version, in blocks. */
export type Staleness = {
  /** The blocks that the draft inserted, deleted, changed, formatted or moved. */
  readonly ourChanges: number;
  /** The same count for the newer published version. */
  readonly theirChanges: number;
  /** How many of our changed blocks they changed too. */
  readonly touching: number;
  /** For users: "1 of your 7 changes touches the same paragraph". */
  readonly sentence: string;
};

/** Compares a draft (`ours`) and the published body (`theirs`) with the draft's base version (`base`). */
export function describeStaleness(base: PageBody, ours: PageBody, theirs: PageBody): Staleness {
  const slots = pairSlots(base, ours, theirs);
  const ourMoves = movedSlots(slots.ours);
  const theirMoves = movedSlots(slots.theirs);
  const all = [...new Set([...slots.base, ...slots.ours, ...slots.theirs])];
  const our = all.filter((slot) => ourMoves.has(slot) || isChanged(slot, "ours"));
  const their = all.filter((slot) => theirMoves.has(slot) || isChanged(slot, "theirs"));
  const theirContent = new Set(all.filter((slot) => isChanged(slot, "theirs")));
  const touching = our.filter(
    (slot) =>
      (isChanged(slot, "ours") && theirContent.has(slot)) ||
      (ourMoves.has(slot) && theirMoves.has(slot)),
  );
  // Where one side split, joined or moved rows, both can have changed one passage without changing one block.
  const touched =
    touching.length > 0
      ? touching.length
      : Math.min(our.length, mergeBodies(base, ours, theirs).conflicts.length);
  return {
    ourChanges: our.length,
    theirChanges: their.length,
    touching: touched,
    sentence: sentenceOf(our.length, touched),
  };
}

function isChanged(slot: Slot, side: Side): boolean {
  const block = slot[side];
  if (slot.base === null || block === null) return slot.base !== block;
  return !looksSame(slot.base, block);
}

function sentenceOf(ourChanges: number, touching: number): string {
  const { nothingChanged, noneTouches, someTouch } = messages.staleness;
  if (ourChanges === 0) return nothingChanged;
  return touching === 0 ? noneTouches(ourChanges) : someTouch(touching, ourChanges);
}
