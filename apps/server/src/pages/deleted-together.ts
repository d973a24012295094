import type { PageId } from "@stemma/domain/ids";
import type { PageTreeStore } from "./page-tree.store.ts";

/** Reads which pages were deleted together. The transaction must hold the workspace for the answer to stay true. */
export type DeletionTree = Pick<PageTreeStore, "deletionOf" | "below">;

/**
 * A deleted page and the pages below it that were deleted together with it: what restoring it brings back, and what removing it for good takes.
 * Empty if the page is not deleted, `null` if it does not exist.
 */
export async function deletedTogether(
  pageTree: DeletionTree,
  pageId: PageId,
): Promise<PageId[] | null> {
  const deletion = await pageTree.deletionOf(pageId);
  if (deletion === null) return null;
  if (!deletion.deleted) return [];
  const together = deletion.deletedWith ?? pageId;
  const below = await pageTree.below(pageId);
  const along = below.filter((page) => page.deleted && page.deletedWith === together);
  return [pageId, ...along.map(({ id }) => id)];
}
