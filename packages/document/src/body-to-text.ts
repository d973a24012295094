import { blockText } from "./block-text.ts";
import { bodyBlocks } from "./body-blocks.ts";
import { readableText } from "./page-links/readable-text.ts";
import type { PageBody } from "./format.ts";

/** The plain text of a body, one line per block, for search and previews. Page links are no part of it, because their titles
 * depend on the reader. Never throws. */
export function bodyToText(body: PageBody): string {
  return bodyBlocks(body)
    .map((block) => readableText(blockText(block), ""))
    .join("\n");
}
