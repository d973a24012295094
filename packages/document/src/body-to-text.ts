import { blockText } from "./block-text.ts";
import { bodyBlocks, type BodyBlock } from "./body-blocks.ts";
import { readableText } from "./readable-text.ts";
import type { PageBody } from "./format.ts";

/** The plain text of a body, one line per block, for previews. A page link is a space in it, because its title depends on the
 * reader; so is a mention. A formula is its source. Of a picture or a file it has the caption. Never throws. */
export function bodyToText(body: PageBody): string {
  return bodyBlocks(body).map(lineOf).join("\n");
}

/** A block's text, with a space for each page link and mention. */
export function lineOf(block: BodyBlock): string {
  return readableText(blockText(block), " ");
}
