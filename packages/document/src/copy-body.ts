import { newBlockId } from "./block-id.ts";
import type { PageBody } from "./format.ts";

/** The same text as the beginning of another page: every block gets an id of its own. */
export function copyBody(body: PageBody): PageBody {
  const children = body.root.children.map((block) => ({
    ...block,
    $: { ...block.$, blockId: newBlockId() },
  }));
  return { ...body, root: { ...body.root, children } };
}
