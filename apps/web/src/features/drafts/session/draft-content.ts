import { hashKey } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/draft-shapes";

/**
 * The part of a draft that autosave stores: title, body, notes, base version, an unfinished update, and the proposed
 * subject line.
 */
export type DraftContent = Pick<
  Draft,
  | "pageTitle"
  | "serializedEditorState"
  | "draftNotes"
  | "previousNode"
  | "pendingMerge"
  | "publishSubject"
>;

/** Picks the content of a draft, without the server's own fields. */
export function contentOf(draft: DraftContent): DraftContent {
  const { pageTitle, serializedEditorState, draftNotes } = draft;
  const { previousNode, pendingMerge, publishSubject } = draft;
  return {
    pageTitle,
    serializedEditorState,
    draftNotes,
    previousNode,
    pendingMerge,
    publishSubject,
  };
}

/** Whether two values are equal as JSON; the order of object keys does not matter. */
export function isEqualJson(a: unknown, b: unknown): boolean {
  return a === b || hashKey([a]) === hashKey([b]);
}

/** The part of a draft that an update or an undo changes besides the text. */
type Basis = Pick<DraftContent, "previousNode" | "pendingMerge" | "publishSubject">;

/** Whether two drafts have the same base version, pending update and proposed subject line. */
export function isSameBasis(a: Basis, b: Basis): boolean {
  return (
    a.previousNode === b.previousNode &&
    a.publishSubject === b.publishSubject &&
    isEqualJson(a.pendingMerge, b.pendingMerge)
  );
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
