import { newBlockId } from "@stemma/document/block-id";
import type { BlockJson } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { hashKey } from "@tanstack/react-query";
import { messages } from "../messages.ts";
import type { DraftContent } from "./draft-content.ts";

/**
 * Joins both texts without loss. Theirs comes first, unchanged. Below it, under a heading, follows every paragraph of
 * mine that theirs does not contain word for word. If my title differs, it becomes the first paragraph there. Notes
 * are joined.
 */
export function keepBoth(mine: DraftContent, theirs: DraftContent): DraftContent {
  const theirBlocks = theirs.serializedEditorState.root.children;
  const known = new Set(theirBlocks.map(contentKey));
  const onlyMine = mine.serializedEditorState.root.children
    .filter((block) => block.children.length > 0 && !known.has(contentKey(block)))
    .map((block) => ({ ...block, $: { blockId: newBlockId() } }));
  const myTitle = mine.pageTitle.trim();
  const isOtherTitle = myTitle !== "" && myTitle !== theirs.pageTitle.trim();
  const appended = [...(isOtherTitle ? [line("paragraph", myTitle)] : []), ...onlyMine];
  return {
    pageTitle: theirs.pageTitle,
    previousNode: theirs.previousNode,
    pendingMerge: theirs.pendingMerge,
    draftNotes: joinNotes(mine.draftNotes ?? "", theirs.draftNotes ?? ""),
    serializedEditorState:
      appended.length === 0
        ? theirs.serializedEditorState
        : makeBody([...theirBlocks, line("h2", messages.conflict.ownTextHeading), ...appended]),
  };
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
