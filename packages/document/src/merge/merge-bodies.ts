import { newBlockId, type BlockId } from "../block-id.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { blockLooks } from "../diff/block-looks.ts";
import { startTimeBound, type TimeBound, type TimeBoundOptions } from "../diff/time-bound.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import type { BlockConflict, BodyMerge } from "./body-merge.ts";
import { mergeBlock } from "./merge-block.ts";
import { mergeOrder } from "./merge-order.ts";
import { pairSlots } from "./pair-slots.ts";
import type { Slot } from "./slot.ts";

/**
 * Brings two writers' changes to one body together, block by block: content apart from order, marks and words of one
 * block together only where a word that both left alone stands between them. Whatever would have to be guessed is a
 * conflict: words that touch, deleted here and changed there, made a heading here and another there. No word that either
 * side typed is missing from both the body and the conflicts; no block id stands twice. What cannot be compared within
 * the time bound is a conflict.
 */
export function mergeBodies(
  base: PageBody,
  ours: PageBody,
  theirs: PageBody,
  options: TimeBoundOptions = {},
): BodyMerge {
  const bound = startTimeBound(options);
  const slots = mergeOrder(pairSlots(base, ours, theirs));
  const claimId = idClaims();
  const blocks: BlockJson[] = [];
  const conflicts: BlockConflict[] = [];
  for (const slot of slots) {
    const merged = mergeSlot(slot, bound);
    if (merged === null) continue;
    const id = claimId(slot);
    if (merged === conflict) {
      const [baseJson, oursJson, theirsJson] = [slot.base, slot.ours, slot.theirs].map((block) =>
        block === null ? null : toJson(block, id),
      );
      conflicts.push({
        id,
        base: baseJson ?? null,
        ours: oursJson ?? null,
        theirs: theirsJson ?? null,
        index: blocks.length,
        behind: blocks.at(-1)?.$.blockId ?? null,
      });
      if (slot.ours !== null) blocks.push(toJson(slot.ours, id));
    } else {
      blocks.push(toJson(merged, id));
    }
  }
  return { body: makeBody(blocks), conflicts };
}

const conflict = Symbol("conflict");

/** The block that both sides together make; `null` for none. */
function mergeSlot(
  { base, ours, theirs }: Slot,
  bound: TimeBound,
): BodyBlock | typeof conflict | null {
  if (base === null) {
    if (ours === null || theirs === null) return ours ?? theirs;
    return blockLooks(ours) === blockLooks(theirs) ? ours : conflict;
  }
  if (ours !== null && theirs !== null) return mergeBlock(base, ours, theirs, bound) ?? conflict;
  const left = ours ?? theirs;
  return left === null || blockLooks(left) === blockLooks(base) ? null : conflict;
}

/** Gives each slot the id that a side gave it; where that is taken another of its ids, at last a new one. */
function idClaims(): (slot: Slot) => BlockId {
  const taken = new Set<BlockId>();
  return ({ base, ours, theirs }) => {
    const isOurs = ours !== null && ours.id !== base?.id;
    const wanted = isOurs ? [ours, theirs, base] : [theirs, ours, base];
    const id =
      wanted.map((block) => block?.id ?? null).find((one) => one !== null && !taken.has(one)) ??
      newBlockId();
    taken.add(id);
    return id;
  };
}

function toJson(block: BodyBlock, id: BlockId): BlockJson {
  return makeBlock({ ...block, id }, block.runs);
}
