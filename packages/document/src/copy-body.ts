import type { PageId } from "@stemma/domain/ids";
import { newBlockId } from "./block-id.ts";
import { bodyRows } from "./body-rows.ts";
import type { BlockJson, PageBody } from "./format.ts";
import { makeBody } from "./make-body.ts";

const noCopies: ReadonlyMap<PageId, PageId> = new Map();

/** A copy of a body for another page: every block gets a new id, and a link to a page with a copy leads to that copy. */
export function copyBody(body: PageBody, copies = noCopies): PageBody {
  return makeBody(
    bodyRows(body).map((row) => {
      const copied = { ...row, $: { ...row.$, blockId: newBlockId() } };
      return copies.size === 0 ? copied : linkedToCopies(copied, copies);
    }),
  );
}

function linkedToCopies(row: BlockJson, copies: ReadonlyMap<PageId, PageId>): BlockJson {
  if (row.type === "horizontalrule" || row.type === "snippet") return row;
  const children = row.children.map((child) =>
    child.type === "page-link"
      ? { ...child, pageId: copies.get(child.pageId) ?? child.pageId }
      : child,
  );
  return { ...row, children } as BlockJson;
}
