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

/**
 * The three bodies that `choose` joins for "both"; `null` without a conflict, or if their base is unknown. `ours` is the
 * server's text, because `ours` stands first.
 */
export function bodiesToJoin(state: DraftState): BodiesToMerge | null {
  if (state.theirs === null || state.baseContent === null) return null;
  return {
    base: state.baseContent.serializedEditorState,
    ours: state.theirs.serializedEditorState,
    theirs: state.readBody(),
  };
}

/** Whether both sides changed the body, each in another way; else one of the bodies is the result. */
export function isToMerge({ base, ours, theirs }: BodiesToMerge): boolean {
  return !isEqualJson(base, ours) && !isEqualJson(base, theirs) && !isEqualJson(ours, theirs);
}
