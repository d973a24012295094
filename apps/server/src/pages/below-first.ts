import type { PageId } from "@stemma/domain/ids";

interface TreePage {
  readonly id: PageId;
  readonly parentPageId: PageId | null;
}

/** Orders pages so that each comes before the one above it. Takes one pass, however deep the tree is. */
export function belowFirst(pages: readonly TreePage[]): TreePage[] {
  const below = new Map<PageId | null, TreePage[]>();
  for (const page of pages) {
    const siblings = below.get(page.parentPageId);
    if (siblings === undefined) below.set(page.parentPageId, [page]);
    else siblings.push(page);
  }
  const known = new Set(pages.map(({ id }) => id));
  const ordered = pages.filter(
    ({ parentPageId }) => parentPageId === null || !known.has(parentPageId),
  );
  // The list grows while it is read: behind each page come those below it.
  for (const { id } of ordered) for (const page of below.get(id) ?? []) ordered.push(page);
  return ordered.reverse();
}
