import { allTaken } from "./all-taken.ts";
import { newBlockId } from "@stemma/document/block-id";
import { bodyToText } from "@stemma/document/body-to-text";
import { wordsOf } from "@stemma/document/diff/words-of";
import type { BlockJson, PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { mergeBodies } from "@stemma/document/merge/merge-bodies";
import { resolveMerge, type Resolution } from "@stemma/document/merge/resolve-merge";
import { hashKey } from "@tanstack/react-query";
import { messages } from "../messages.ts";
import type { DraftContent } from "./draft-content.ts";

/**
 * Joins both texts without loss and without repeating what both have. Where both changed the same passage, both changes
 * stand there, theirs first. What has no common place follows at the end, under a heading: rows of mine with words that
 * are not in the text yet, my title if it differs, and, without a common ancestor (`base` is `null`), every paragraph of mine that theirs does
 * not contain. Notes are joined.
 */
export function keepBoth(
  base: DraftContent | null,
  mine: DraftContent,
  theirs: DraftContent,
): DraftContent {
  const [myBody, theirBody] = [mine.serializedEditorState, theirs.serializedEditorState];
  const { body, rest } =
    base === null
      ? { body: theirBody, rest: myBody.root.children }
      : joinBodies(base.serializedEditorState, theirBody, myBody);
  const known = new Set(body.root.children.map(contentKey));
  const words = new Set(wordsOf(bodyToText(body)));
  const onlyMine = rest
    .filter((block) => block.children.length > 0 && !known.has(contentKey(block)))
    // Of rows that were only moved, every word is in the text already.
    .filter((block) => base === null || hasNewWord(block, words))
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
        : makeBody([
            ...body.root.children,
            line("h2", messages.conflict.ownTextHeading),
            ...appended,
          ]),
  };
}

/** The merged body with both sides of every conflict that has a place for both, and my rows of the other conflicts. */
function joinBodies(
  base: PageBody,
  theirs: PageBody,
  mine: PageBody,
): { body: PageBody; rest: readonly BlockJson[] } {
  const merge = mergeBodies(base, theirs, mine);
  const resolutions = new Map(
    merge.conflicts.map(({ id, both }): [typeof id, Resolution] => [
      id,
      { pick: both === null ? "ours" : "both" },
    ]),
  );
  const apart = merge.conflicts.filter(({ both, isMove }) => both === null && !isMove);
  return {
    body: resolveMerge(merge, resolutions),
    rest: apart.flatMap((conflict) => conflict.theirs),
  };
}

function hasNewWord(block: BlockJson, words: ReadonlySet<string>): boolean {
  return wordsOf(bodyToText(makeBody([block]))).some((word) => !words.has(word));
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
