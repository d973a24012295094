import { blockText } from "./block-text.ts";
import { bodyBlocks } from "./body-blocks.ts";
import type { PageBody } from "./format.ts";

/** Whether a body has no text except white space, no page link, no mention and no formula. */
export function isBlankBody(body: PageBody): boolean {
  return bodyBlocks(body).every((block) => blockText(block).trim() === "");
}
