import { createState } from "lexical";
import { isBlockId } from "./block-id.ts";

/**
 * The block id as Lexical node state, serialised under `$` as `blockId`. `null` until a new block gets its id. A copied
 * node starts without an id, so that no id occurs twice.
 */
export const blockIdState = createState("blockId", {
  parse: (value) => (isBlockId(value) ? value : null),
  resetOnCopyNode: true,
});
