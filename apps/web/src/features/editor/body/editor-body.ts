import type { EditorState } from "lexical";
import { newBlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";

/** What the editor holds, as a page body in canonical form. Its cost grows with the page: not for every key. */
export function editorBody(state: EditorState): PageBody {
  const blocks = bodyBlocks(state.toJSON() as unknown as PageBody);
  return makeBody(
    blocks.map(({ runs, id, ...shape }) => makeBlock({ ...shape, id: id ?? newBlockId() }, runs)),
  );
}
