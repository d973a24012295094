import type { OrganizationScope } from "../access/organization-scope.ts";
import type { FoundPage, SearchStore, SearchCondition, Pagination } from "./search.store.ts";

/** How many of the newest pages are scanned: the first number, then the second if the first scan found any page. */
const newestSteps = [100, 2000];
/** For a caller who can see at most this many pages, the search scans these pages instead of using the index. */
const fewPages = 1000;

/**
 * The published pages that match and that the caller can see, last updated first. A common word is found by scanning
 * the newest pages. A rare word is looked up in the index, at a cost proportional to its matches. The strategy changes
 * only the cost, never the result.
 */
export async function findPages(
  search: SearchStore,
  scope: OrganizationScope,
  condition: SearchCondition,
  pagination: Pagination,
): Promise<FoundPage[]> {
  for (const newest of newestSteps) {
    const found = await search.findAmongNewest(scope, condition, pagination, newest);
    if (found.length === pagination.limit) return found;
    if (found.length === 0) break;
  }
  return (await search.canSeeOnlyFew(scope, fewPages))
    ? search.findAmongVisible(scope, condition, pagination)
    : search.findByIndex(scope, condition, pagination);
}
