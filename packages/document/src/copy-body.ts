import { newBlockId } from "./block-id.ts";
import { bodyRows } from "./body-rows.ts";
import type { PageBody } from "./format.ts";
import { makeBody } from "./make-body.ts";

/** A copy of a body for another page: every block gets a new id. */
export function copyBody(body: PageBody): PageBody {
  return makeBody(
    bodyRows(body).map((row) => ({ ...row, $: { ...row.$, blockId: newBlockId() } })),
  );
}
