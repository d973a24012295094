import { hasErrorCode } from "../failures/error-code.ts";

interface List<Item> {
  readonly items: Item[];
}

/** Removes an item from a cached list. */
export function without(id: string) {
  return <Item extends { readonly id: string }>(list: List<Item>) => ({
    ...list,
    items: list.items.filter((item) => item.id !== id),
  });
}

/** Removes an item from a cached list that was read in parts. */
export function withoutInParts(id: string) {
  return <Part extends List<{ readonly id: string }>, Loaded extends { readonly pages: Part[] }>(
    loaded: Loaded,
  ) => ({
    ...loaded,
    pages: loaded.pages.map((part) => ({
      ...part,
      items: part.items.filter((item) => item.id !== id),
    })),
  });
}

/** Whether removing failed because the item is gone already: then the removal stands. */
export function isGone(error: unknown): boolean {
  return hasErrorCode(error, "NOT_FOUND");
}
