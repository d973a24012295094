import type { Draft } from "@stemma/contract/draft-shapes";
import { isEqualJson } from "./draft-content.ts";
import type { DraftState } from "./draft-state.ts";
import type { BodiesToMerge } from "./merge-ahead.ts";

/** The three bodies that `reconcile` merges; `null` if the text on screen is stored, or its base is unknown. */
export function bodiesToReconcile(state: DraftState, theirs: Draft): BodiesToMerge | null {
  if (state.saveId === null || state.baseContent === null) return null;
  return {
    base: state.baseContent.serializedEditorState,
    ours: state.readBody(),
    theirs: theirs.serializedEditorState,
  };
}

/** Whether both sides changed the body, each in another way, so that `reconcile` needs a merge. */
export function isMergeNeeded(state: DraftState, theirs: Draft): boolean {
  const bodies = bodiesToReconcile(state, theirs);
  if (bodies === null) return false;
  const { base, ours } = bodies;
  return [
    [base, ours],
    [base, bodies.theirs],
    [ours, bodies.theirs],
  ].every(([one, other]) => !isEqualJson(one, other));
}

/** The bodies that `choose` joins for "both"; `null` if there is nothing to join. */
export function bodiesToJoin(state: DraftState): BodiesToMerge | null {
  if (state.theirs === null || state.baseContent === null) return null;
  return {
    base: state.baseContent.serializedEditorState,
    ours: state.theirs.serializedEditorState,
    theirs: state.readBody(),
  };
}
