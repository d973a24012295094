import { hasErrorCode } from "./error-code.ts";

interface List<Item> {
  readonly items: Item[];
}

/** Takes an item out of a list that the server answered. */
export function without(id: string) {
  return <Item extends { readonly id: string }>(list: List<Item>) => ({
    ...list,
    items: list.items.filter((item) => item.id !== id),
  });
}

/** Whether the item to remove was gone already: it stays removed. */
export function isGone(error: unknown): boolean {
  return hasErrorCode(error, "NOT_FOUND");
}
