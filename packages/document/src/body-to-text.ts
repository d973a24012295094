import { blockText } from "./block-text.ts";
import { bodyBlocks, type BodyBlock } from "./body-blocks.ts";
import { readableText } from "./page-links/readable-text.ts";
import type { PageBody } from "./format.ts";

/** The plain text of a body, one line per block, for search and previews. A page link is a space in it, because its title
 * depends on the reader. The line of a picture or a file also holds its description and its name. Never throws. */
export function bodyToText(body: PageBody): string {
  return bodyBlocks(body)
    .map((block) => {
      const text = readableText(blockText(block), " ");
      return block.attributes.file === undefined ? text : [text, ...fileWords(block)].join(" ");
    })
    .join("\n");
}

/** What says in words what a picture or a file is, besides its caption. */
function fileWords({ attributes: { file, altText } }: BodyBlock): string[] {
  return [altText ?? "", file?.name ?? ""].filter((text) => text !== "");
}
