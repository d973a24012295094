import type { VersionId } from "@stemma/domain/ids";
import { countMergedChanges } from "./count-merged-changes.ts";
import { toPendingMerge } from "./pending-update.ts";
import { planUpdate, type UpdatePlan } from "./plan-update.ts";
import { resolvePlan } from "./resolve-plan.ts";
import type { Resolutions } from "../conflicts/resolving/resolution.ts";
import type { UpdatableDraft } from "./updatable-draft.ts";
import { updateTextOf, type UpdateText } from "./update-text.ts";

/** A finished update: the text before and after, how many changes came in, and how many were kept out. */
export interface DoneUpdate {
  readonly before: UpdateText;
  readonly after: UpdateText;
  readonly previousNode: VersionId | null;
  readonly mergedChanges: number;
  /** In how many conflicts the writer kept the draft's side. */
  readonly keptOwn: number;
}

/**
 * Updates a draft to a version. Without conflicts, the draft changes at once. With conflicts, the text stays
 * unchanged, the draft stores the conflicts as its pending update, and the result is `null`.
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

/** Applies a resolved plan to the draft in one change: the new text, the new base version, and no pending update. */
export function finishUpdate(
  draft: UpdatableDraft,
  versionId: VersionId,
  plan: UpdatePlan,
  resolutions: Resolutions,
): DoneUpdate {
  const { previousNode, ...content } = draft.readContent();
  const before = updateTextOf(content);
  const after = resolvePlan(plan, resolutions);
  draft.replace({
    pageTitle: after.title,
    readBody: () => after.body,
    previousNode: versionId,
    pendingMerge: null,
  });
  const mergedChanges = countMergedChanges(before, after);
  const keptOwn = plan.conflicts.filter(({ id }) => resolutions.get(id)?.pick === "ours").length;
  return { before, after, previousNode, mergedChanges, keptOwn };
}

/**
 * Undoes an update and keeps later edits. Returns false and changes nothing if later edits conflict with the undo, or
 * if the draft had no base version.
 */
export function undoUpdate(draft: UpdatableDraft, done: DoneUpdate): boolean {
  const ours = updateTextOf(draft.readContent());
  const plan = planUpdate({ base: done.after, ours, theirs: done.before });
  if (plan.conflicts.length > 0 || done.previousNode === null) return false;
  const { title, body } = resolvePlan(plan, new Map());
  draft.replace({
    pageTitle: title,
    readBody: () => body,
    previousNode: done.previousNode,
    pendingMerge: null,
  });
  return true;
}
