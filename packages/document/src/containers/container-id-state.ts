import { createState } from "lexical";
import { isBlockId } from "../block-id.ts";

/**
 * The id of a container as Lexical node state, serialised under `$` as `containerId`. `null` until a new container gets
 * its id. A copied node starts without an id, so that no id occurs twice.
 */
export const containerIdState = createState("containerId", {
  parse: (value) => (isBlockId(value) ? value : null),
  resetOnCopyNode: true,
});
