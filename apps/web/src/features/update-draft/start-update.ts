import type { VersionId } from "@stemma/domain/ids";
import { countCameIn } from "./count-came-in.ts";
import { toPendingMerge } from "./pending-update.ts";
import { planUpdate, type UpdatePlan } from "./plan-update.ts";
import { settlePlan } from "./settle-plan.ts";
import type { Settled } from "./settlement.ts";
import type { UpdatableDraft } from "./updatable-draft.ts";
import { updateTextOf, type UpdateText } from "./update-text.ts";

/** An update that is in the draft: what it was before, what it became, and how much came in. */
export interface DoneUpdate {
  readonly before: UpdateText;
  readonly after: UpdateText;
  readonly previousNode: VersionId | null;
  readonly cameIn: number;
}

/**
 * Updates a draft to a version. Where everything comes together the draft is updated at once; where something is to be
 * decided its text stays as it is, and what is asked becomes part of the draft: `null`.
 */
export function startUpdate(
  draft: UpdatableDraft,
  base: UpdateText,
  version: { readonly id: VersionId; readonly text: UpdateText },
): DoneUpdate | null {
  const ours = updateTextOf(draft.readContent());
  const plan = planUpdate({ base, ours, theirs: version.text });
  if (plan.conflicts.length === 0) return finishUpdate(draft, version.id, plan, new Map());
  draft.replace({ pendingMerge: toPendingMerge(version.id, plan.conflicts, new Map()) });
  return null;
}

/** Puts a settled plan into the draft: text, base and the end of the update in one change. */
export function finishUpdate(
  draft: UpdatableDraft,
  versionId: VersionId,
  plan: UpdatePlan,
  settled: Settled,
): DoneUpdate {
  const { previousNode, ...content } = draft.readContent();
  const before = updateTextOf(content);
  const after = settlePlan(plan, settled);
  draft.replace({
    pageTitle: after.title,
    readBody: () => after.body,
    previousNode: versionId,
    pendingMerge: null,
  });
  return { before, after, previousNode, cameIn: countCameIn(before, after) };
}

/**
 * Takes an update back and keeps what was typed since. Answers whether it could: not where the writer changed the same
 * paragraphs since, and then nothing happens.
 */
export function takeBackUpdate(draft: UpdatableDraft, done: DoneUpdate): boolean {
  const ours = updateTextOf(draft.readContent());
  const plan = planUpdate({ base: done.after, ours, theirs: done.before });
  if (plan.conflicts.length > 0 || done.previousNode === null) return false;
  const { title, body } = settlePlan(plan, new Map());
  draft.replace({
    pageTitle: title,
    readBody: () => body,
    previousNode: done.previousNode,
    pendingMerge: null,
  });
  return true;
}
