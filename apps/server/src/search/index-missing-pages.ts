import { setImmediate as letOthersRun } from "node:timers/promises";
import type { PageSearchStore } from "./page-search.store.ts";

const batchSize = 50;

/**
 * Lets the pages be found that were published before there was a search, in the background after a start; returns how
 * many. Does nothing where none is missing. Several nodes may do it at once. `isStopped` ends it between two pages.
 */
export async function indexMissingPages(
  { pageSearch }: { pageSearch: Pick<PageSearchStore, "listMissing" | "indexMissing"> },
  isStopped: () => boolean,
): Promise<number> {
  let count = 0;
  for (;;) {
    const missing = await pageSearch.listMissing(batchSize);
    for (const { organizationId, updatedAt, ...page } of missing) {
      if (isStopped()) return count;
      await pageSearch.indexMissing(organizationId, { ...page, updatedAt: new Date(updatedAt) });
      count += 1;
      await letOthersRun();
    }
    if (missing.length < batchSize) return count;
  }
}
