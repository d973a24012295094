import { newBlockId, type BlockId } from "../block-id.ts";
import type { BodyBlock } from "../body-blocks.ts";
import { blockFingerprint } from "../diff/block-fingerprint.ts";
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
 * Merges two writers' changes to one body, block by block. Content and order merge separately. Within one block, marks
 * and words of both sides merge only if an unchanged word lies between them. Every ambiguous case is a conflict: edits
 * that touch each other, a block deleted here and changed there, a block made a heading here and another one there.
 * Every word that a side typed is in the body or in the conflicts, and block ids stay unique. A block that cannot be
 * compared within the time bound is a conflict.
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

/** The merged block of a slot; `null` if it is deleted. */
function mergeSlot(
  { base, ours, theirs }: Slot,
  bound: TimeBound,
): BodyBlock | typeof conflict | null {
  if (base === null) {
    if (ours === null || theirs === null) return ours ?? theirs;
    return blockFingerprint(ours) === blockFingerprint(theirs) ? ours : conflict;
  }
  if (ours !== null && theirs !== null) return mergeBlock(base, ours, theirs, bound) ?? conflict;
  const left = ours ?? theirs;
  return left === null || blockFingerprint(left) === blockFingerprint(base) ? null : conflict;
}

/**
 * Chooses the id of each slot: the id that a side changed, else another id of the slot, else a new id. Each id is used
 * once.
 */
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
