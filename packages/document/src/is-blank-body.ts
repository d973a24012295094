import { blockText } from "./block-text.ts";
import { walkBlocks } from "./body-blocks.ts";
import type { PageBody } from "./format.ts";

/**
 * Whether a body has no text except white space, no page link, no mention, no formula and no snippet. Looks no further than the first
 * of them.
 */
export function isBlankBody(body: PageBody): boolean {
  for (const block of walkBlocks(body)) {
    if (block.kind === "snippet" || blockText(block).trim() !== "") return false;
  }
  return true;
}
