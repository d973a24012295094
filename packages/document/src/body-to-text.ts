import { blockText } from "./block-text.ts";
import { bodyBlocks } from "./body-blocks.ts";
import type { PageBody } from "./format.ts";

/** What a body says without its looks: one line a block, the way search and previews read it. Never throws. */
export function bodyToText(body: PageBody): string {
  return bodyBlocks(body).map(blockText).join("\n");
}
