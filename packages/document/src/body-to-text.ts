import { blockText } from "./block-text.ts";
import { bodyBlocks } from "./body-blocks.ts";
import { readableText } from "./readable-text.ts";
import type { PageBody } from "./format.ts";

/** The plain text of a body, one line per block, for search and previews. A page link is a space in it, because its
 * title depends on the reader; so is a mention. Never throws. */
export function bodyToText(body: PageBody): string {
  return bodyBlocks(body)
    .map((block) => readableText(blockText(block), " "))
    .join("\n");
}
