import { newBlockId } from "./block-id.ts";
import type { PageBody } from "./format.ts";
import { makeBlock } from "./make-block.ts";
import { makeBody } from "./make-body.ts";

/** A body in which nothing is written yet: one empty paragraph, with an id of its own. Specification, section 3. */
export function blankBody(): PageBody {
  return makeBody([makeBlock({ id: newBlockId(), kind: "paragraph" }, [])]);
}
