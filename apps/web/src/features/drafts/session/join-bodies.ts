import type { BlockJson, PageBody } from "@stemma/document/format";
import { mergeBodies } from "@stemma/document/merge/merge-bodies";
import { resolveMerge, type Resolution } from "@stemma/document/merge/resolve-merge";
import type { BodiesToMerge, JoinedBodies } from "./merge-ahead.ts";

/** The time limit of a merge, in milliseconds; what is not merged by then is a conflict. */
const timeBoundMs = 3_000;

/**
 * Merges two bodies. Where both changed the same passage, both changes stand there, ours first. `rest` are the rows of
 * theirs that have no common place with ours.
 */
export function joinBodies({ base, ours, theirs }: BodiesToMerge): JoinedBodies {
  const merge = mergeBodies(base, ours, theirs, { timeBoundMs });
  const resolutions = new Map(
    merge.conflicts.map(({ id, both }): [typeof id, Resolution] => [
      id,
      { pick: both === null ? "ours" : "both" },
    ]),
  );
  const apart = merge.conflicts.filter(({ both, isMove }) => both === null && !isMove);
  return {
    hasConflicts: merge.conflicts.length > 0,
    body: resolveMerge(merge, resolutions) satisfies PageBody,
    rest: apart.flatMap((conflict): readonly BlockJson[] => conflict.theirs),
  };
}
