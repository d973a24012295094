/**
 * Whether a new order of pins holds exactly the items of the old order: none missing, none added, none twice.
 * Specification, section 4.
 */
export function hasSameItems(old: readonly string[], wanted: readonly string[]): boolean {
  const known = new Set(old);
  const seen = new Set(wanted);
  return (
    seen.size === wanted.length &&
    seen.size === known.size &&
    wanted.every((itemId) => known.has(itemId))
  );
}
