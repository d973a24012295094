/** The list if this answer has all of it; `null` if further pages exist or nothing is loaded. */
export function completeList<Item>(
  list: { readonly items: readonly Item[]; readonly nextCursor: string | null } | undefined,
): readonly Item[] | null {
  return list === undefined || list.nextCursor !== null ? null : list.items;
}

/** The maximum number of readers searched for names. For more readers, the text names nobody. */
export const readersMax = 500;
