import { hasErrorCode } from "../failures/error-code.ts";

interface List<Item> {
  readonly items: Item[];
}

/** Removes an item from a cached list that was read in parts, and from the number of its items, which each part has. */
export function withoutInParts(id: string) {
  return <
    Part extends List<{ readonly id: string }> & { readonly count: number },
    Loaded extends { readonly pages: Part[] },
  >(
    loaded: Loaded,
  ): Loaded => {
    const isListed = loaded.pages.some(({ items }) => items.some((item) => item.id === id));
    return {
      ...loaded,
      pages: loaded.pages.map((part) => ({
        ...part,
        items: part.items.filter((item) => item.id !== id),
        count: isListed ? part.count - 1 : part.count,
      })),
    };
  };
}

/** Whether removing failed because the item is gone already: then the removal stands. */
export function isGone(error: unknown): boolean {
  return hasErrorCode(error, "NOT_FOUND");
}
