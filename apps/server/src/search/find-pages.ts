import type { OrganizationScope } from "../access/organization-scope.ts";
import type { FoundPage, SearchStore, Sought, Stretch } from "./search.store.ts";

/** How many of the newest pages are looked through: first these, then those, if the first held anything. */
const newestSteps = [100, 2000];
/** Who sees no more pages than this is searched by them rather than by the words. */
const fewPages = 1000;

/**
 * The published pages that hold what is sought and that the asker may see, last updated first. What is common is met among
 * the newest pages; what is rare is looked up in the index, and costs as much as there is of it. The way changes the cost
 * alone, never what is found.
 */
export async function findPages(
  search: SearchStore,
  scope: OrganizationScope,
  sought: Sought,
  stretch: Stretch,
): Promise<FoundPage[]> {
  for (const newest of newestSteps) {
    const found = await search.findAmongNewest(scope, sought, stretch, newest);
    if (found.length === stretch.limit) return found;
    if (found.length === 0) break;
  }
  return (await search.seesFew(scope, fewPages))
    ? search.findAmongSeen(scope, sought, stretch)
    : search.findByIndex(scope, sought, stretch);
}
