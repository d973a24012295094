import type { BodyBlock } from "../body-blocks.ts";
import { blockFingerprint, runsFingerprint } from "../diff/block-fingerprint.ts";
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
  const fingerprints = [blockFingerprint(base), blockFingerprint(ours), blockFingerprint(theirs)];
  if (fingerprints[0] === fingerprints[2] || fingerprints[1] === fingerprints[2]) return ours;
  if (fingerprints[0] === fingerprints[1]) return { ...theirs, id: ours.id };
  const kind = mergeValue(base.kind, ours.kind, theirs.kind);
  const alignment = mergeValue(base.alignment, ours.alignment, theirs.alignment);
  const indent = mergeValue(base.indent, ours.indent, theirs.indent);
  const direction = mergeValue(base.direction, ours.direction, theirs.direction);
  if (kind === conflict || alignment === conflict || indent === conflict || direction === conflict)
    return null;
  const runs = mergeText(base, ours, theirs, bound);
  return runs === null ? null : { id: ours.id, kind, alignment, indent, direction, runs };
}

const conflict = Symbol("conflict");

function mergeValue<Value>(base: Value, ours: Value, theirs: Value): Value | typeof conflict {
  if (base === theirs || ours === theirs) return ours;
  return base === ours ? theirs : conflict;
}

function mergeText(
  base: BodyBlock,
  ours: BodyBlock,
  theirs: BodyBlock,
  bound: TimeBound,
): BodyBlock["runs"] | null {
  const merged = mergeValue(
    runsFingerprint(base.runs),
    runsFingerprint(ours.runs),
    runsFingerprint(theirs.runs),
  );
  if (merged === conflict) return mergeRuns(base.runs, ours.runs, theirs.runs, bound);
  return merged === runsFingerprint(ours.runs) ? ours.runs : theirs.runs;
}
