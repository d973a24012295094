import { blockText } from "./block-text.ts";
import { bodyBlocks } from "./body-blocks.ts";
import type { PageBody } from "./format.ts";

/** The plain text of a body, one line per block, for search and previews. Never throws. */
export function bodyToText(body: PageBody): string {
  return bodyBlocks(body).map(blockText).join("\n");
}
