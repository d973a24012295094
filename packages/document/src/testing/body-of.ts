import type { BlockId } from "../block-id.ts";
import type { BlockJson, PageBody } from "../format.ts";
import { makeBlock, type BlockShape } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { markBits } from "../marks.ts";
import type { Run } from "../run.ts";

/** A block with this id and text; `*bold*`, `/italic/` and `_underlined_` words get their mark. */
export function blockOf(
  id: string,
  text: string,
  shape: Partial<Omit<BlockShape, "id">> = {},
): BlockJson {
  return makeBlock({ kind: "paragraph", ...shape, id: id as BlockId }, runsOf(text));
}

/** A body of `[id, text]` pairs or blocks. */
export function bodyOf(...blocks: readonly (readonly [string, string] | BlockJson)[]): PageBody {
  return makeBody(blocks.map((block) => ("type" in block ? block : blockOf(block[0], block[1]))));
}

/** Parses text with marks written as `*bold*`, `/italic/`, `_underlined_`. */
function runsOf(text: string): Run[] {
  return text.split(/(\*[^*]+\*|\/[^/]+\/|_[^_]+_)/).map((part) => {
    const marks = marksByFence[part.charAt(0)] ?? 0;
    const isMarked = marks !== 0 && part.length > 2 && part.endsWith(part.charAt(0));
    return { text: isMarked ? part.slice(1, -1) : part, marks: isMarked ? marks : 0, url: null };
  });
}

const marksByFence: Readonly<Record<string, number>> = {
  "*": markBits.bold,
  "/": markBits.italic,
  _: markBits.underline,
};
