import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import { blockFingerprint } from "../diff/block-fingerprint.ts";
import { matchBlocks } from "../diff/match-blocks.ts";
import type { PageBody } from "../format.ts";
import { withObjectsOf } from "./objects-in-sources.ts";
import type { Side, Slot, SlotLists } from "./slot.ts";

/**
 * Matches the blocks of each side with the blocks of the base, and the blocks that both sides inserted with each other:
 * by id, or by the same text in the same place.
 */
export function pairSlots(base: PageBody, ours: PageBody, theirs: PageBody): SlotLists {
  const bases = bodyBlocks(base);
  const slots = bases.map((block, at): Slot => ({
    base: block,
    ours: null,
    theirs: null,
    at: { base: at, ours: -1, theirs: -1 },
  }));
  const blocksOf = (side: PageBody) => withObjectsOf(bases, bodyBlocks(side));
  const ourSlots = slotsOf(bases, blocksOf(ours), slots, "ours");
  const theirSlots = slotsOf(bases, blocksOf(theirs), slots, "theirs");
  return { base: slots, ours: ourSlots, theirs: pairInserted(ourSlots, theirSlots) };
}

function slotsOf(
  bases: readonly BodyBlock[],
  blocks: readonly BodyBlock[],
  slots: readonly Slot[],
  side: Side,
): Slot[] {
  const match = matchBlocks(bases, blocks);
  return blocks.map((block, at) => {
    const slot = slots[match.beforeOf[at] ?? -1] ?? insertedSlot();
    slot[side] = block;
    slot.at[side] = at;
    return slot;
  });
}

function insertedSlot(): Slot {
  return { base: null, ours: null, theirs: null, at: { base: -1, ours: -1, theirs: -1 } };
}

/** Returns their slots; where both sides inserted the same block, the slot is ours. */
function pairInserted(ourSlots: readonly Slot[], theirSlots: readonly Slot[]): Slot[] {
  const ourInserted = ourSlots.filter(({ base }) => base === null);
  const byId = new Map(
    ourInserted.flatMap((slot) => (slot.ours?.id ? [[slot.ours.id, slot]] : [])),
  );
  const byPlace = new Map(placesOf(ourSlots, "ours").map(([slot, place]) => [place, slot]));
  const theirPlaces = new Map(placesOf(theirSlots, "theirs"));
  const paired = theirSlots.map((slot): Slot => {
    const id = slot.base === null ? slot.theirs?.id : null;
    return pairWith(id ? byId.get(id) : undefined, slot);
  });
  return paired.map((slot, at) => {
    const original = theirSlots[at];
    if (original === undefined || slot !== original) return slot;
    return pairWith(byPlace.get(theirPlaces.get(slot) ?? ""), slot);
  });
}

function pairWith(ourSlot: Slot | undefined, slot: Slot): Slot {
  if (ourSlot === undefined || ourSlot.theirs !== null) return slot;
  ourSlot.theirs = slot.theirs;
  ourSlot.at.theirs = slot.at.theirs;
  return ourSlot;
}

/** Each inserted slot that has text, with a key for its text and place. */
function placesOf(slots: readonly Slot[], side: Side): [Slot, string][] {
  const places: [Slot, string][] = [];
  const seen = new Map<string, number>();
  let anchor = -1;
  for (const slot of slots) {
    const block = slot[side];
    if (slot.base !== null) anchor = slot.at.base;
    if (slot.base !== null || block === null || block.runs.length === 0) continue;
    const place = `${anchor} ${blockFingerprint(block)}`;
    const times = seen.get(place) ?? 0;
    seen.set(place, times + 1);
    places.push([slot, `${times} ${place}`]);
  }
  return places;
}
