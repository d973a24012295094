/** The list, where this answer is all of it; else `null`. */
export function wholeOf<Item>(
  list: { readonly items: readonly Item[]; readonly nextCursor: string | null } | undefined,
): readonly Item[] | null {
  return list === undefined || list.nextCursor !== null ? null : list.items;
}

/** The most people who are looked through for names; where there are more, what changes is said without. */
export const lookedThroughMax = 500;
