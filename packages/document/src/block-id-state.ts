import { createState } from "lexical";
import { isBlockId } from "./block-id.ts";

/**
 * Where the editor keeps a block's id: Lexical node state, written under `$` as `blockId`. `null` while a new block has
 * none. A copied node starts without, so that an id never stands twice.
 */
export const blockIdState = createState("blockId", {
  parse: (value) => (isBlockId(value) ? value : null),
  resetOnCopyNode: true,
});
