import { newBlockId } from "./block-id.ts";
import type { PageBody } from "./format.ts";

/** A copy of a body for another page: every block gets a new id. */
export function copyBody(body: PageBody): PageBody {
  const children = body.root.children.map((block) => ({
    ...block,
    $: { ...block.$, blockId: newBlockId() },
  }));
  return { ...body, root: { ...body.root, children } };
}
