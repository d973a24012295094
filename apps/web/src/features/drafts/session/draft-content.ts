import { hashKey } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/draft-shapes";

/**
 * The part of a draft that autosave stores: title, body, notes, base version, an unfinished update, the proposed subject
 * line, and which passages were taken from earlier versions.
 */
export type DraftContent = Pick<
  Draft,
  | "pageTitle"
  | "serializedEditorState"
  | "draftNotes"
  | "previousNode"
  | "pendingMerge"
  | "publishSubject"
  | "takenPassages"
>;

/** Picks the content of a draft, without the server's own fields. */
export function contentOf(draft: DraftContent): DraftContent {
  const { pageTitle, serializedEditorState, draftNotes } = draft;
  const { previousNode, pendingMerge, publishSubject } = draft;
  // An entry that an earlier Stemma wrote into the journal has none.
  const takenPassages = (draft as Partial<DraftContent>).takenPassages ?? [];
  return {
    pageTitle,
    serializedEditorState,
    draftNotes,
    previousNode,
    pendingMerge,
    publishSubject,
    takenPassages,
  };
}

/** The hashes of objects that were compared, so that a large body is read once however often it is compared. */
const hashes = new WeakMap<object, string>();

/** Whether two immutable values are equal as JSON; the order of object keys does not matter. */
export function isEqualJson(a: unknown, b: unknown): boolean {
  return a === b || hashOf(a) === hashOf(b);
}

function hashOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return hashKey([value]);
  const known = hashes.get(value);
  if (known !== undefined) return known;
  const hash = hashKey([value]);
  hashes.set(value, hash);
  return hash;
}

/** The part of a draft that an update, an undo or a taken passage changes besides the text. */
type Basis = Pick<
  DraftContent,
  "previousNode" | "pendingMerge" | "publishSubject" | "takenPassages"
>;

/** Whether two drafts have the same base version, pending update, proposed subject line and taken passages. */
export function isSameBasis(a: Basis, b: Basis): boolean {
  return (
    a.previousNode === b.previousNode &&
    a.publishSubject === b.publishSubject &&
    isEqualJson(a.pendingMerge, b.pendingMerge) &&
    isEqualJson(a.takenPassages, b.takenPassages)
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
