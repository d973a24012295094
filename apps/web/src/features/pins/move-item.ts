/**
 * Moves an item of a list from one index to another; the other items keep their order. Does nothing for an index
 * outside the list.
 */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  moved.splice(to, 0, item);
  return moved;
}
