/** Below so many pinned items Home counts as empty, if nothing else is on it. Specification, section 9. */
const pinnedItemsMin = 3;

/** Whether Home welcomes somebody new rather than listing what is theirs. */
export function isHomeEmpty(counts: {
  readonly pinnedItems: number;
  readonly recentItems: number;
  readonly drafts: number;
}): boolean {
  return counts.pinnedItems < pinnedItemsMin && counts.recentItems === 0 && counts.drafts === 0;
}
