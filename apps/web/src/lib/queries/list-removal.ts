import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
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

/** Removes an item from a cached list that was read in parts, and from the number of its items, which each part has. */
export function withoutInParts(id: string) {
  return <
    Part extends List<{ readonly id: string }> & { readonly count: number },
    Loaded extends { readonly pages: Part[] },
  >(
    loaded: Loaded,
  ): Loaded => {
    const isListed = loaded.pages.some(({ items }) => items.some((item) => item.id === id));
    // A full count stands for more than itself.
    const removed = (count: number) => (isListed && count < rowsPerAnswerMax ? count - 1 : count);
    return {
      ...loaded,
      pages: loaded.pages.map((part) => ({
        ...part,
        items: part.items.filter((item) => item.id !== id),
        count: removed(part.count),
      })),
    };
  };
}

/** Whether removing failed because the item is gone already: then the removal stands. */
export function isGone(error: unknown): boolean {
  return hasErrorCode(error, "NOT_FOUND");
}
