/** With fewer pinned items than this and nothing else on it, Home counts as empty. Specification, section 9. */
const pinnedItemsMin = 3;

/** Whether Home shows the welcome for new users instead of the user's own items. */
export function isHomeEmpty(counts: {
  readonly pinnedItems: number;
  readonly recentItems: number;
  readonly drafts: number;
}): boolean {
  return counts.pinnedItems < pinnedItemsMin && counts.recentItems === 0 && counts.drafts === 0;
}
