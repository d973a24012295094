import type { PlanMerge } from "../../merge-plan/plan-in-worker.ts";
import type { UpdatePlan } from "../../merge-plan/plan-update.ts";
import type { UpdatableDraft } from "./updatable-draft.ts";
import { updateTextOf, type UpdateTexts } from "../../merge-plan/update-text.ts";

/** The function that merges, and the signal that cancels it. */
export interface Planning {
  readonly plan: PlanMerge;
  readonly signal: AbortSignal;
}

/**
 * Plans a merge of the draft's text on screen: again if the writer typed meanwhile, so that the plan is of the text that
 * it will change. Rejects with the reason of the signal when it aborts.
 */
export async function planOnScreen(
  draft: UpdatableDraft,
  { plan, signal }: Planning,
  others: Pick<UpdateTexts, "base" | "theirs">,
): Promise<UpdatePlan> {
  for (;;) {
    const ours = updateTextOf(draft.readContent());
    const planned = await plan({ ...others, ours }, signal);
    const { title, body } = updateTextOf(draft.readContent());
    if (title === ours.title && body === ours.body) return planned;
  }
}
