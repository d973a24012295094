import { blockText } from "@stemma/document/block-text";
import { bodyBlocks } from "@stemma/document/body-blocks";
import { bodyRows } from "@stemma/document/body-rows";
import { allTaken } from "./all-taken.ts";
import { newBlockId } from "@stemma/document/block-id";
import { wordsOf } from "@stemma/document/diff/words-of";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { hashKey } from "@tanstack/react-query";
import { messages } from "../messages.ts";
import type { DraftContent } from "./draft-content.ts";
import { mergeOf, type JoinedBodies, type KnownMerge } from "./merge-ahead.ts";
import { mergePart } from "./merge-content.ts";
import { rowChildren } from "@stemma/document/row-children";

/**
 * Joins both texts without loss and without repeating what both have. Where both changed the same passage, both changes
 * stand there, theirs first. What has no common place follows at the end, under a heading: rows of mine with words that
 * are not in the text yet, and my title if it differs. `known` is the merge of the bodies, computed ahead; without it,
 * the rows that only mine has follow at the end. Notes are joined.
 */
export function keepBoth(
  base: DraftContent | null,
  mine: DraftContent,
  theirs: DraftContent,
  known: KnownMerge | null,
): DraftContent {
  const [myBody, theirBody] = [mine.serializedEditorState, theirs.serializedEditorState];
  const baseBody = base?.serializedEditorState;
  const joined = joinedBodies(baseBody, myBody, theirBody, known);
  const { body, rest } = joined ?? { body: theirBody, rest: rowsOf(myBody, baseBody) };
  const present = new Set(bodyRows(body).map(contentKey));
  const words = new Set(wordsIn(body));
  const onlyMine = rest
    .filter((block) => rowChildren(block).length > 0 && !present.has(contentKey(block)))
    // Of rows that were only moved, every word is in the text already.
    .filter((block) => joined === null || hasNewWord(block, words))
    .map((block) => ({ ...block, $: { blockId: newBlockId() } }));
  const myTitle = mine.pageTitle.trim();
  const isOtherTitle = myTitle !== "" && myTitle !== theirs.pageTitle.trim();
  const appended = [...(isOtherTitle ? [line("paragraph", myTitle)] : []), ...onlyMine];
  return {
    pageTitle: theirs.pageTitle,
    previousNode: theirs.previousNode,
    pendingMerge: theirs.pendingMerge,
    publishSubject: theirs.publishSubject,
    takenPassages: allTaken(mine.takenPassages, theirs.takenPassages),
    draftNotes: joinNotes(mine.draftNotes ?? "", theirs.draftNotes ?? ""),
    serializedEditorState:
      appended.length === 0
        ? body
        : makeBody([...bodyRows(body), line("h2", messages.conflict.ownTextHeading), ...appended]),
  };
}

function joinedBodies(
  base: PageBody | undefined,
  mine: PageBody,
  theirs: PageBody,
  known: KnownMerge | null,
): Pick<JoinedBodies, "body" | "rest"> | null {
  const merged = mergePart(base, mine, theirs);
  if (merged !== undefined) return { body: merged, rest: [] };
  return base === undefined ? null : mergeOf(known, { base, ours: theirs, theirs: mine });
}

/** The rows of a body without those that stand in its base, each as often as it stands there. */
function rowsOf(body: PageBody, base: PageBody | undefined): readonly BlockJson[] {
  const left = new Map<string, number>();
  for (const key of (base === undefined ? [] : bodyRows(base)).map(contentKey)) {
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return bodyRows(body).filter((block) => {
    const key = contentKey(block);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

function hasNewWord(block: BlockJson, words: ReadonlySet<string>): boolean {
  return wordsIn(makeBody([block])).some((word) => !words.has(word));
}

/** The words of a body; a page link is one. */
function wordsIn(body: PageBody): string[] {
  return bodyBlocks(body).flatMap((block) => wordsOf(blockText(block)));
}

function contentKey(block: BlockJson): string {
  return hashKey([{ ...block, $: null }]);
}

function line(kind: "paragraph" | "h2", text: string): BlockJson {
  return makeBlock({ id: newBlockId(), kind }, [{ text, marks: 0, url: null }]);
}

function joinNotes(mine: string, theirs: string): string | null {
  if (theirs.includes(mine)) return theirs === "" ? null : theirs;
  return mine.includes(theirs) ? mine : `${theirs}\n\n${mine}`;
}
