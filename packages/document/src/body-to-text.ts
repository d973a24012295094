import { blockText } from "./block-text.ts";
import { bodyBlocks, type BodyBlock } from "./body-blocks.ts";
import { readableText } from "./readable-text.ts";
import type { PageBody } from "./format.ts";

/** The plain text of a body, one line per block, for previews. A page link is a space in it, because its title depends on the
 * reader; so is a mention. A formula is its source. Of a picture or a file it has the caption. Never throws. */
export function bodyToText(body: PageBody): string {
  return bodyBlocks(body).map(lineOf).join("\n");
}

/** The same for search: the line of a picture or a file also holds its description and its name. */
export function bodyToSearchText(body: PageBody): string {
  return bodyBlocks(body)
    .map((block) => {
      const { file, altText = "" } = block.attributes;
      return file === undefined ? lineOf(block) : `${lineOf(block)} ${altText} ${file.name}`;
    })
    .join("\n");
}

function lineOf(block: BodyBlock): string {
  return readableText(blockText(block), " ");
}
