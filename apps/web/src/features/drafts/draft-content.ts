import { hashKey } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/shapes";

/** What a writer writes in a draft: the three things that autosave keeps. */
export type DraftContent = Pick<Draft, "pageTitle" | "serializedEditorState" | "draftNotes">;

/** The content of a draft, apart from everything that the server adds to it. */
export function contentOf(draft: DraftContent): DraftContent {
  const { pageTitle, serializedEditorState, draftNotes } = draft;
  return { pageTitle, serializedEditorState, draftNotes };
}

/** Whether two values say the same as JSON; the order of an object's keys says nothing. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  return a === b || hashKey([a]) === hashKey([b]);
}

/** Whether two drafts hold the same text. Empty notes and no notes are the same. */
export function isSameContent(a: DraftContent, b: DraftContent): boolean {
  return (
    a.pageTitle === b.pageTitle &&
    (a.draftNotes ?? "") === (b.draftNotes ?? "") &&
    saysTheSame(a.serializedEditorState, b.serializedEditorState)
  );
}
