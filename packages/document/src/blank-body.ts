import { newBlockId } from "./block-id.ts";
import type { PageBody } from "./format.ts";
import { makeBlock } from "./make-block.ts";
import { makeBody } from "./make-body.ts";

/** The body of a new page: one empty paragraph with a new id. Specification, section 3. */
export function blankBody(): PageBody {
  return makeBody([makeBlock({ id: newBlockId(), kind: "paragraph" }, [])]);
}
