import type { BodyBlock } from "../body-blocks.ts";
import { blockLooks, runsLooks } from "../diff/block-looks.ts";
import type { TimeBound } from "../diff/time-bound.ts";
import { mergeRuns } from "./merge-runs.ts";

/**
 * Merges both sides' changes to one block, with the id of `ours`; `null` if the changes touch each other and a writer
 * must decide.
 */
export function mergeBlock(
  base: BodyBlock,
  ours: BodyBlock,
  theirs: BodyBlock,
  bound: TimeBound,
): BodyBlock | null {
  const looks = [blockLooks(base), blockLooks(ours), blockLooks(theirs)];
  if (looks[0] === looks[2] || looks[1] === looks[2]) return ours;
  if (looks[0] === looks[1]) return { ...theirs, id: ours.id };
  const kind = mergeValue(base.kind, ours.kind, theirs.kind);
  const alignment = mergeValue(base.alignment, ours.alignment, theirs.alignment);
  const indent = mergeValue(base.indent, ours.indent, theirs.indent);
  const direction = mergeValue(base.direction, ours.direction, theirs.direction);
  if (kind === clash || alignment === clash || indent === clash || direction === clash) return null;
  const runs = mergeText(base, ours, theirs, bound);
  return runs === null ? null : { id: ours.id, kind, alignment, indent, direction, runs };
}

const clash = Symbol("clash");

function mergeValue<Value>(base: Value, ours: Value, theirs: Value): Value | typeof clash {
  if (base === theirs || ours === theirs) return ours;
  return base === ours ? theirs : clash;
}

function mergeText(
  base: BodyBlock,
  ours: BodyBlock,
  theirs: BodyBlock,
  bound: TimeBound,
): BodyBlock["runs"] | null {
  const looks = mergeValue(runsLooks(base.runs), runsLooks(ours.runs), runsLooks(theirs.runs));
  if (looks === clash) return mergeRuns(base.runs, ours.runs, theirs.runs, bound);
  return looks === runsLooks(ours.runs) ? ours.runs : theirs.runs;
}
