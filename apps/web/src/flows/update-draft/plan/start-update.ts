import type { TakenPassages } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { undoSubject, type UndoneVersion } from "./undo-subject.ts";
import { countMergedChanges } from "../../merge-plan/count-merged-changes.ts";
import { toPendingMerge } from "./pending-update.ts";
import { planOnScreen, type Planning } from "./plan-on-screen.ts";
import type { UpdatePlan } from "../../merge-plan/plan-update.ts";
import { resolvePlan } from "../../merge-plan/resolve-plan.ts";
import type { Resolutions } from "../../merge-plan/resolution.ts";
import type { UpdatableDraft } from "./updatable-draft.ts";
import { updateTextOf, type UpdateText } from "../../merge-plan/update-text.ts";

/**
 * A finished update, undo or take: the text before and after, how many changes came in, and how many were kept out.
 */
export interface DoneUpdate {
  /** The version that was undone; `null` after an update or a take. */
  readonly undone: UndoneVersion | null;
  /** The version from which passages were taken; `null` after an update or an undo. */
  readonly takenFrom: UndoneVersion | null;
  readonly before: UpdateText;
  readonly after: UpdateText;
  readonly previousNode: VersionId | null;
  readonly publishSubject: string | null;
  readonly takenPassages: TakenPassages;
  readonly mergedChanges: number;
  /** In how many conflicts the writer kept the draft's side. */
  readonly keptOwn: number;
}

/** What is merged into a draft: a version with the base of the merge. `undone` is `null` in an update. */
export interface MergedVersion {
  readonly id: VersionId;
  readonly base: UpdateText;
  readonly text: UpdateText;
  readonly undone: UndoneVersion | null;
}

/**
 * Merges a version into a draft: the newer published version in an update, the parent of a version in an undo. Without
 * conflicts, the draft changes at once. With conflicts, the text stays unchanged, the draft stores the conflicts as its
 * pending update, and the result is `null`.
 */
export async function startUpdate(
  draft: UpdatableDraft,
  merged: MergedVersion,
  planning: Planning,
): Promise<DoneUpdate | null> {
  const texts = { base: merged.base, theirs: merged.text };
  const plan = await planOnScreen(draft, planning, texts);
  if (plan.conflicts.length === 0) return finishUpdate(draft, merged, plan, new Map());
  draft.replace({ pendingMerge: toPendingMerge(merged, plan.conflicts, new Map()) });
  return null;
}

/**
 * Applies a resolved plan to the draft in one change: the new text, the new base version, and no pending update. An undo
 * keeps the base version and proposes a subject line; an undo that changes nothing leaves the draft as it is.
 */
export function finishUpdate(
  draft: UpdatableDraft,
  { id, undone }: Pick<MergedVersion, "id" | "undone">,
  plan: UpdatePlan,
  resolutions: Resolutions,
): DoneUpdate {
  const { previousNode, publishSubject, takenPassages, pendingMerge, ...content } =
    draft.readContent();
  const before = updateTextOf(content);
  const after = resolvePlan(plan, resolutions);
  const mergedChanges = countMergedChanges(before, after);
  const keptOwn = plan.conflicts.filter(({ id }) => resolutions.get(id)?.pick === "ours").length;
  if (undone === null || mergedChanges > 0) {
    draft.replace({
      pageTitle: after.title,
      readBody: () => after.body,
      pendingMerge: null,
      ...(undone === null ? { previousNode: id } : { publishSubject: undoSubject(undone) }),
    });
  } else if (pendingMerge !== null) {
    draft.replace({ pendingMerge: null });
  }
  const restorable = { before, previousNode, publishSubject, takenPassages };
  return { undone, takenFrom: null, ...restorable, after, mergedChanges, keptOwn };
}

/**
 * Undoes an update, an undo or a take and keeps later edits. Returns false and changes nothing if later edits conflict with the undo, or
 * if the draft had no base version.
 */
export async function undoUpdate(
  draft: UpdatableDraft,
  done: DoneUpdate,
  planning: Planning,
): Promise<boolean> {
  const texts = { base: done.after, theirs: done.before };
  const plan = await planOnScreen(draft, planning, texts);
  if (plan.conflicts.length > 0 || done.previousNode === null) return false;
  const { title, body } = resolvePlan(plan, new Map());
  draft.replace({
    pageTitle: title,
    readBody: () => body,
    previousNode: done.previousNode,
    publishSubject: done.publishSubject,
    takenPassages: done.takenPassages,
    pendingMerge: null,
  });
  return true;
}
