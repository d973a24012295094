import { foldText } from "@stemma/domain/search/fold-text";

/** The items whose text contains every word of the query, in their order. Case does not count, and no word finds all. */
export function findByWords<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = foldText(query);
  if (wanted === "") return items;
  const words = wanted.split(" ");
  return items.filter((item) => {
    const text = foldText(textOf(item));
    return words.every((word) => text.includes(word));
  });
}
