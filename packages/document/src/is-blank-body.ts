import { blockText } from "./block-text.ts";
import { bodyBlocks } from "./body-blocks.ts";
import type { PageBody } from "./format.ts";

/** Whether a body has no text except white space, no page link, no mention, no formula and no snippet. */
export function isBlankBody(body: PageBody): boolean {
  return bodyBlocks(body).every(
    (block) => block.kind !== "snippet" && blockText(block).trim() === "",
  );
}
