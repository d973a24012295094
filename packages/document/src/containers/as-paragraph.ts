import type { BlockId } from "../block-id.ts";
import type { BlockJson, ParagraphJson } from "../format.ts";
import { makeBlock } from "../make-block.ts";

/** The row as a paragraph, with its id, its text and its alignment, in no container. */
export function asParagraph(row: BlockJson): ParagraphJson {
  if (row.type === "horizontalrule" || row.type === "snippet") return emptyParagraph(row.$.blockId);
  const { $, children, direction, format } = row;
  return { ...emptyParagraph($.blockId), children, direction, format };
}

/** An empty paragraph with this id. */
export function emptyParagraph(id: BlockId): ParagraphJson {
  return makeBlock({ id, kind: "paragraph" }, []) as ParagraphJson;
}
