import type { BlockId } from "@stemma/document/block-id";
import type { BlockJson } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { UpdateText } from "../../merge-plan/update-text.ts";

/** A paragraph. */
export function aBlock(id: string, words: string): BlockJson {
  return makeBlock({ id: id as BlockId, kind: "paragraph" }, [
    { text: words, marks: 0, url: null },
  ]);
}

/** A title, and paragraphs by id. */
export function aText(title: string, paragraphs: Readonly<Record<string, string>>): UpdateText {
  const blocks = Object.entries(paragraphs).map(([id, words]) => aBlock(id, words));
  return { title, body: makeBody(blocks) };
}
