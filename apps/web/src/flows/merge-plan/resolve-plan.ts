import type { BlockId } from "@stemma/document/block-id";
import {
  resolveMerge,
  type Resolution as TextResolution,
} from "@stemma/document/merge/resolve-merge";
import type { UpdateConflict, UpdatePlan } from "./plan-update.ts";
import type { Resolutions, Resolution } from "./resolution.ts";
import type { UpdateText } from "./update-text.ts";

/** Applies the resolutions to the plan. An open conflict keeps the draft's side. */
export function resolvePlan(plan: UpdatePlan, resolutions: Resolutions): UpdateText {
  let { title } = plan;
  const decisions = new Map<BlockId, TextResolution>();
  for (const conflict of plan.conflicts) {
    const resolution = resolutions.get(conflict.id);
    if (resolution === undefined) continue;
    if (conflict.kind === "title") title = resolveTitle(conflict, resolution);
    else decisions.set(conflict.passage.id, textResolution(resolution));
  }
  return { title, body: resolveMerge(plan.merge, decisions) };
}

function resolveTitle(
  conflict: Extract<UpdateConflict, { kind: "title" }>,
  resolution: Resolution,
): string {
  if (resolution.pick === "theirs") return conflict.theirs;
  return "title" in resolution ? resolution.title : conflict.ours;
}

/** The decision for the merge. Own words without a row keep the draft's side: nothing was typed yet. */
function textResolution(resolution: Resolution): TextResolution {
  if (resolution.pick !== "edited") return resolution;
  const rows = "blocks" in resolution ? resolution.blocks : [];
  return rows.length === 0 ? { pick: "ours" } : { pick: "edited", rows };
}
