import type { SearchFilters, UpdatedWithin } from "./search-filters.ts";

const daysOf: Record<UpdatedWithin, number> = { day: 1, week: 7, month: 31, year: 366 };
const hourMs = 3_600_000;

/**
 * The filters as the server reads them. Times are counted from the beginning of this hour, so that the same search asks the
 * same for a while.
 */
export function filterInput(filters: SearchFilters, now: Date) {
  const { in: workspaceId, by: authorId, updated, type, mine, deleted } = filters;
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  return {
    ...(workspaceId && { workspaceId }),
    ...(authorId && { authorId }),
    ...(updated && {
      updatedFrom: new Date(hour - daysOf[updated] * 24 * hourMs).toISOString(),
    }),
    ...(type && { type }),
    ...(mine && { isMine: mine }),
    ...(deleted && { isDeleted: deleted }),
  };
}
