import { hashKey } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/shapes";

/** What autosave keeps of a draft: what the writer writes, the version it is based on, and an update begun and not settled. */
export type DraftContent = Pick<
  Draft,
  "pageTitle" | "serializedEditorState" | "draftNotes" | "previousNode" | "pendingMerge"
>;

/** The content of a draft, apart from everything that the server adds to it. */
export function contentOf(draft: DraftContent): DraftContent {
  const { pageTitle, serializedEditorState, draftNotes, previousNode, pendingMerge } = draft;
  return { pageTitle, serializedEditorState, draftNotes, previousNode, pendingMerge };
}

/** Whether two values say the same as JSON; the order of an object's keys says nothing. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  return a === b || hashKey([a]) === hashKey([b]);
}

/** Whether two drafts are based on the same version, with the same update pending. */
export function isSameBasis(
  a: Pick<DraftContent, "previousNode" | "pendingMerge">,
  b: Pick<DraftContent, "previousNode" | "pendingMerge">,
): boolean {
  return a.previousNode === b.previousNode && saysTheSame(a.pendingMerge, b.pendingMerge);
}

/** Whether two drafts hold the same text on the same basis. Empty notes and no notes are the same. */
export function isSameContent(a: DraftContent, b: DraftContent): boolean {
  return (
    a.pageTitle === b.pageTitle &&
    (a.draftNotes ?? "") === (b.draftNotes ?? "") &&
    saysTheSame(a.serializedEditorState, b.serializedEditorState) &&
    isSameBasis(a, b)
  );
}
