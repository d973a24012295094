import { newBlockId, type BlockId } from "@stemma/document/block-id";
import type { BlockJson } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import type { BodyMerge } from "@stemma/document/merge/body-merge";
import { resolveConflict } from "@stemma/document/merge/resolve-conflict";
import type { UpdateConflict, UpdatePlan } from "./plan-update.ts";
import type { Resolutions, Resolution } from "../conflicts/resolving/resolution.ts";
import type { UpdateText } from "./update-text.ts";

/** Applies the resolutions to the plan. An open conflict keeps the draft's side. */
export function resolvePlan(plan: UpdatePlan, resolutions: Resolutions): UpdateText {
  let { title, merge } = plan;
  for (const conflict of plan.conflicts) {
    const resolution = resolutions.get(conflict.id);
    if (resolution === undefined) continue;
    if (conflict.kind === "title") title = resolveTitle(conflict, resolution);
    else merge = resolveParagraph(merge, conflict.block.id, resolution);
  }
  return { title, body: merge.body };
}

function resolveTitle(
  conflict: Extract<UpdateConflict, { kind: "title" }>,
  resolution: Resolution,
): string {
  if (resolution.pick === "theirs") return conflict.theirs;
  return "title" in resolution ? resolution.title : conflict.ours;
}

function resolveParagraph(merge: BodyMerge, id: BlockId, resolution: Resolution): BodyMerge {
  if (resolution.pick !== "edited") return resolveConflict(merge, id, resolution);
  const [first, ...rest] = "blocks" in resolution ? resolution.blocks : [];
  if (first === undefined) return merge;
  const resolved = resolveConflict(merge, id, { pick: "edited", block: first });
  return { ...resolved, body: insertBehind(resolved.body.root.children, id, rest) };
}

function insertBehind(blocks: readonly BlockJson[], id: BlockId, rest: readonly BlockJson[]) {
  const at = blocks.findIndex((block) => block.$.blockId === id);
  const taken = new Set(blocks.map((block) => block.$.blockId));
  const added = rest.map((block) =>
    taken.has(block.$.blockId) ? { ...block, $: { blockId: newBlockId() } } : block,
  );
  return makeBody(blocks.toSpliced(at + 1, 0, ...added));
}
