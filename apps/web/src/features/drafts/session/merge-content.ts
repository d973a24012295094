import type { PendingMerge } from "@stemma/contract/draft-shapes";
import type { PageBody } from "@stemma/document/format";
import { allTaken } from "./all-taken.ts";
import { isEqualJson, type DraftContent } from "./draft-content.ts";
import { mergeOf, type KnownMerge } from "./merge-ahead.ts";

/**
 * A three-way merge by part (title, body, notes, basis): a part that only one side changed takes that side. Two bodies
 * that both changed are joined as `known`, which was computed ahead; without it they conflict. `null` where both sides
 * changed a part differently, so that the writer must choose. `base` is the common ancestor; with `null`, only equal
 * parts merge.
 */
export function mergeContent(
  base: DraftContent | null,
  mine: DraftContent,
  theirs: DraftContent,
  known: KnownMerge | null,
): DraftContent | null {
  const pageTitle = mergePart(base?.pageTitle, mine.pageTitle, theirs.pageTitle);
  const body = mergeBody(
    base?.serializedEditorState,
    mine.serializedEditorState,
    theirs.serializedEditorState,
    known,
  );
  const notes = mergePart(
    base === null ? undefined : (base.draftNotes ?? ""),
    mine.draftNotes ?? "",
    theirs.draftNotes ?? "",
  );
  const previousNode = mergePart(base?.previousNode, mine.previousNode, theirs.previousNode);
  const pendingMerge = mergePending(base?.pendingMerge, mine.pendingMerge, theirs.pendingMerge);
  if (pageTitle === undefined || body === undefined || notes === undefined) return null;
  if (previousNode === undefined || pendingMerge === undefined) return null;
  const publishSubject = mergePart(
    base?.publishSubject,
    mine.publishSubject,
    theirs.publishSubject,
  );
  const takenPassages = mergePart(base?.takenPassages, mine.takenPassages, theirs.takenPassages);
  return {
    pageTitle,
    previousNode,
    pendingMerge,
    // Two proposals for one subject line: the writer reads it before publishing.
    publishSubject: publishSubject === undefined ? theirs.publishSubject : publishSubject,
    takenPassages: takenPassages ?? allTaken(mine.takenPassages, theirs.takenPassages),
    serializedEditorState: body,
    draftNotes: notes === "" ? null : notes,
  };
}

function mergeBody(
  base: PageBody | undefined,
  mine: PageBody,
  theirs: PageBody,
  known: KnownMerge | null,
): PageBody | undefined {
  const merged = mergePart(base, mine, theirs);
  if (merged !== undefined || base === undefined) return merged;
  const joined = mergeOf(known, { base, ours: mine, theirs });
  return joined === null || joined.hasConflicts ? undefined : joined.body;
}

/** Merges what two devices settled of the same update; `undefined` where they settled one conflict differently. */
function mergePending(
  base: PendingMerge | null | undefined,
  mine: PendingMerge | null,
  theirs: PendingMerge | null,
): PendingMerge | null | undefined {
  const merged = mergePart(base, mine, theirs);
  if (merged !== undefined || !base || mine === null || theirs === null) return merged;
  const isOfOne = [mine, theirs].every(
    ({ versionId, conflicts }) =>
      versionId === base.versionId && conflicts.length === base.conflicts.length,
  );
  const conflicts = mine.conflicts.map((one, index) =>
    mergePart(base.conflicts[index], one, theirs.conflicts[index]),
  );
  const isSettled = isOfOne && conflicts.every((one) => one !== undefined);
  return isSettled ? { ...theirs, conflicts } : undefined;
}

/** A three-way merge of one part; `undefined` on a conflict. */
export function mergePart<Part>(
  base: Part | undefined,
  mine: Part,
  theirs: Part,
): Part | undefined {
  if (isEqualJson(mine, theirs)) return theirs;
  if (base === undefined) return undefined;
  if (isEqualJson(base, mine)) return theirs;
  return isEqualJson(base, theirs) ? mine : undefined;
}
