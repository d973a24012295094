/** A list with the item at one place moved to another; the rest keep their order. Places outside change nothing. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  moved.splice(to, 0, item);
  return moved;
}
