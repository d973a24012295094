import { saysTheSame, type DraftContent } from "./draft-content.ts";

/**
 * Both texts in one, where they touch different parts of the draft (title, body, notes) or agree: `null` where they
 * disagree about a part, so that the writer must choose. `base` is what both started from; `null` where that is not
 * known any more, and then only parts that say the same can be merged.
 */
export function mergeContent(
  base: DraftContent | null,
  mine: DraftContent,
  theirs: DraftContent,
): DraftContent | null {
  const pageTitle = mergePart(base?.pageTitle, mine.pageTitle, theirs.pageTitle);
  const body = mergePart(
    base?.serializedEditorState,
    mine.serializedEditorState,
    theirs.serializedEditorState,
  );
  const notes = mergePart(
    base === null ? undefined : (base.draftNotes ?? ""),
    mine.draftNotes ?? "",
    theirs.draftNotes ?? "",
  );
  if (pageTitle === undefined || body === undefined || notes === undefined) return null;
  return {
    pageTitle,
    serializedEditorState: body,
    draftNotes: notes === "" ? theirs.draftNotes : notes,
  };
}

/** One part of both texts; `undefined` where they disagree. */
function mergePart<Part>(base: Part | undefined, mine: Part, theirs: Part): Part | undefined {
  if (saysTheSame(mine, theirs)) return theirs;
  if (base === undefined) return undefined;
  if (saysTheSame(base, mine)) return theirs;
  return saysTheSame(base, theirs) ? mine : undefined;
}
