import { joinRuns } from "../join-runs.ts";
import type { Run } from "../run.ts";
import type { DiffSegment } from "./body-diff.ts";

/** The runs of the segments on one side of the diff. */
export function segmentRuns(segments: readonly DiffSegment[], side: "before" | "after"): Run[] {
  const missing = side === "before" ? "inserted" : "deleted";
  return joinRuns(
    segments.flatMap((segment) => {
      if (segment.kind === "reformatted") return segment[side];
      return segment.kind === missing ? [] : segment.runs;
    }),
  );
}
