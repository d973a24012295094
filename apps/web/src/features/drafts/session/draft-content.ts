import { hashKey } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/shapes";

/** The part of a draft that autosave stores: title, body, notes, base version, and an unfinished update. */
export type DraftContent = Pick<
  Draft,
  "pageTitle" | "serializedEditorState" | "draftNotes" | "previousNode" | "pendingMerge"
>;

/** Picks the content of a draft, without the server's own fields. */
export function contentOf(draft: DraftContent): DraftContent {
  const { pageTitle, serializedEditorState, draftNotes, previousNode, pendingMerge } = draft;
  return { pageTitle, serializedEditorState, draftNotes, previousNode, pendingMerge };
}

/** Whether two values are equal as JSON; the order of object keys does not matter. */
export function isEqualJson(a: unknown, b: unknown): boolean {
  return a === b || hashKey([a]) === hashKey([b]);
}

/** Whether two drafts have the same base version and the same pending update. */
export function isSameBasis(
  a: Pick<DraftContent, "previousNode" | "pendingMerge">,
  b: Pick<DraftContent, "previousNode" | "pendingMerge">,
): boolean {
  return a.previousNode === b.previousNode && isEqualJson(a.pendingMerge, b.pendingMerge);
}

/** Whether two drafts have the same text, base version and pending update. Empty notes equal no notes. */
export function isSameContent(a: DraftContent, b: DraftContent): boolean {
  return (
    a.pageTitle === b.pageTitle &&
    (a.draftNotes ?? "") === (b.draftNotes ?? "") &&
    isEqualJson(a.serializedEditorState, b.serializedEditorState) &&
    isSameBasis(a, b)
  );
}
