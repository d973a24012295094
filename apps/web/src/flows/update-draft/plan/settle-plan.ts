import { newBlockId, type BlockId } from "@stemma/document/block-id";
import type { BlockJson } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";
import type { BodyMerge } from "@stemma/document/merge/body-merge";
import { resolveConflict } from "@stemma/document/merge/resolve-conflict";
import type { UpdateConflict, UpdatePlan } from "./plan-update.ts";
import type { Settled, Settlement } from "../conflicts/settling/settlement.ts";
import type { UpdateText } from "./update-text.ts";

/** Applies the settlements to the plan. An open conflict keeps the draft's side. */
export function settlePlan(plan: UpdatePlan, settled: Settled): UpdateText {
  let { title, merge } = plan;
  for (const conflict of plan.conflicts) {
    const settlement = settled.get(conflict.id);
    if (settlement === undefined) continue;
    if (conflict.kind === "title") title = settleTitle(conflict, settlement);
    else merge = settleParagraph(merge, conflict.block.id, settlement);
  }
  return { title, body: merge.body };
}

function settleTitle(
  conflict: Extract<UpdateConflict, { kind: "title" }>,
  settlement: Settlement,
): string {
  if (settlement.pick === "theirs") return conflict.theirs;
  return "title" in settlement ? settlement.title : conflict.ours;
}

function settleParagraph(merge: BodyMerge, id: BlockId, settlement: Settlement): BodyMerge {
  if (settlement.pick !== "edited") return resolveConflict(merge, id, settlement);
  const [first, ...rest] = "blocks" in settlement ? settlement.blocks : [];
  if (first === undefined) return merge;
  const resolved = resolveConflict(merge, id, { pick: "edited", block: first });
  return { ...resolved, body: insertBehind(resolved.body.root.children, id, rest) };
}

function insertBehind(blocks: readonly BlockJson[], id: BlockId, rest: readonly BlockJson[]) {
  const at = blocks.findIndex((block) => block.$.blockId === id);
  const taken = new Set(blocks.map((block) => block.$.blockId));
  const news = rest.map((block) =>
    taken.has(block.$.blockId) ? { ...block, $: { blockId: newBlockId() } } : block,
  );
  return makeBody(blocks.toSpliced(at + 1, 0, ...news));
}
