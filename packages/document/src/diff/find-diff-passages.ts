import type { BodyBlock } from "../body-blocks.ts";
import { findLinks } from "../merge/find-passages.ts";
import { groupPassages } from "../merge/group-passages.ts";
import type { Slot } from "../merge/slot.ts";
import type { PassageEntry } from "./body-diff.ts";
import type { BlockMatch } from "./match-blocks.ts";
import { passagePieces } from "./passage-pieces.ts";
import type { TimeBound } from "./time-bound.ts";

/** A passage of a diff before it gets its change number. */
type FoundPassage = Omit<PassageEntry, "change" | "isMoved">;

/** The passages of a diff by the indexes of their blocks in each body. */
type FoundPassages = {
  readonly ofBefore: ReadonlyMap<number, FoundPassage>;
  readonly ofAfter: ReadonlyMap<number, FoundPassage>;
};

/**
 * Finds blocks that were split or joined: they share words and stand next to each other in both bodies. The merge finds
 * its passages in the same way, with the earlier body as base and as one of the sides.
 */
export function findPassages(
  before: readonly BodyBlock[],
  after: readonly BodyBlock[],
  match: BlockMatch,
  bound: TimeBound,
): FoundPassages {
  const found = {
    ofBefore: new Map<number, FoundPassage>(),
    ofAfter: new Map<number, FoundPassage>(),
  };
  if (match.count === before.length && match.count === after.length) return found;
  const beforeSlots = before.map((block, at): Slot => ({
    base: block,
    ours: null,
    theirs: block,
    at: { base: at, ours: -1, theirs: at },
  }));
  const afterSlots = after.map((block, at): Slot => {
    const slot = beforeSlots[match.beforeOf[at] ?? -1] ?? {
      base: null,
      ours: null,
      theirs: null,
      at: { base: -1, ours: -1, theirs: -1 },
    };
    slot.ours = block;
    slot.at.ours = at;
    return slot;
  });
  const lists = { base: beforeSlots, ours: afterSlots, theirs: beforeSlots };
  const slots = [...beforeSlots, ...afterSlots.filter(({ base }) => base === null)];
  const links = findLinks(slots, lists, bound).filter(({ isCertain }) => isCertain);
  if (links.length === 0) return found;
  for (const group of groupPassages(slots, links, lists)) {
    if (group.length === 1) continue;
    const [from, to] = (["base", "ours"] as const).map((body) => rangeOf(group, body));
    if (!from || !to) continue;
    const pieces = passagePieces(
      before.slice(from.index, from.index + from.count),
      after.slice(to.index, to.index + to.count),
      bound,
    );
    if (pieces === null) continue;
    const passage: FoundPassage = { kind: "passage", before: from, after: to, pieces };
    for (let at = 0; at < from.count; at += 1) found.ofBefore.set(from.index + at, passage);
    for (let at = 0; at < to.count; at += 1) found.ofAfter.set(to.index + at, passage);
  }
  return found;
}

/** The places of the slots in a body; `null` if they do not stand next to each other there. */
function rangeOf(slots: readonly Slot[], body: "base" | "ours") {
  const places = slots.flatMap((slot) => (slot[body] === null ? [] : slot.at[body]));
  const [index, count] = [Math.min(...places), places.length];
  return count > 0 && Math.max(...places) - index === count - 1 ? { index, count } : null;
}
