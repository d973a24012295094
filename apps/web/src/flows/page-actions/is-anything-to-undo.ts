import type { PageView } from "@stemma/contract/page-view-shape";
import type { Version } from "@stemma/contract/version-shapes";
import { countMergedChanges } from "../merge-plan/count-merged-changes.ts";
import { planInWorker } from "../merge-plan/plan-in-worker.ts";
import { resolvePlan } from "../merge-plan/resolve-plan.ts";
import { updateTextOf, type UpdateText } from "../merge-plan/update-text.ts";

/**
 * Whether the published page still has changes that `undone` made to its parent. Rejects with the reason of `signal` when
 * it aborts.
 */
export async function isAnythingToUndo(
  { page }: PageView,
  undone: Version,
  parent: Version,
  signal: AbortSignal,
): Promise<boolean> {
  const { pageTitle: title, serializedEditorState: body } = page;
  if (body === null) return false;
  const ours: UpdateText = { title, body };
  const texts = { base: updateTextOf(undone), ours, theirs: updateTextOf(parent) };
  const plan = await planInWorker(texts, signal);
  if (plan.conflicts.length > 0) return true;
  return countMergedChanges(ours, resolvePlan(plan, new Map())) > 0;
}
