/** The days after which deleted pages can be removed for good, as an organization chooses; it may also keep them for ever. */
export const trashDaysChoices = [30, 90, 365] as const;

/** After how many days an organization removes deleted pages for good; `null` for never. */
export type TrashDays = (typeof trashDaysChoices)[number] | null;

const dayMs = 24 * 60 * 60 * 1000;

/** The instant from which a page that was deleted at `deletedAt` is removed for good; `null` for never. */
export function pageGoneFrom(deletedAt: Date, days: number | null): Date | null {
  return days === null ? null : new Date(deletedAt.getTime() + days * dayMs);
}
