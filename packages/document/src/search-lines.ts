import type { BlockId } from "./block-id.ts";
import { bodyBlocks } from "./body-blocks.ts";
import { lineOf } from "./body-to-text.ts";
import type { PageBody } from "./format.ts";

/** A line of a page's text: a block, or a line of a block of several. */
export interface SearchLine {
  readonly text: string;
  /** The block that it stands in; `null` only in stored data that `readBody` never checked. */
  readonly blockId: BlockId | null;
  readonly isHeading: boolean;
}

/**
 * The text of a body in lines, as search reads it, with the block of each. A picture or a file has its caption, its description
 * and its name. A page link or a mention is a space, because its text depends on the reader. Never throws.
 */
export function searchLines(body: PageBody): SearchLine[] {
  return bodyBlocks(body).flatMap((block) => {
    const { file, altText = "" } = block.attributes;
    const line = lineOf(block);
    const text = file === undefined ? line : `${line} ${altText} ${file.name}`;
    const isHeading = headingKinds.has(block.kind);
    return text
      .replaceAll("\0", "")
      .split("\n")
      .map((part) => ({ text: part, blockId: block.id, isHeading }));
  });
}

const headingKinds: ReadonlySet<string> = new Set(["h1", "h2", "h3"]);
