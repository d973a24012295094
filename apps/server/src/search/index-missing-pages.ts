import { setImmediate as letOthersRun } from "node:timers/promises";
import type { PageId } from "@stemma/domain/ids";
import type { Transaction } from "../platform/database/transaction.ts";
import type { PageSearchStore } from "./page-search.store.ts";

/** How many pages one transaction holds: few enough that nobody who publishes waits for it. */
const batchPages = 10;

interface Needs {
  transaction: Transaction<{ pageSearch: Pick<PageSearchStore, "lockMissing" | "index"> }>;
}

/**
 * Lets the pages be found that were published before there was a search, or by a Stemma that found them by something
 * else, in the background after a start; returns how many. Does nothing where none is missing. Nodes that do it at once
 * share the pages. `isStopped` ends it between two batches; the next start goes on.
 */
export async function indexMissingPages(
  { transaction }: Needs,
  isStopped: () => boolean,
): Promise<number> {
  let count = 0;
  let last: PageId | null = null;
  while (!isStopped()) {
    const after: PageId | null = last;
    const indexed = await transaction(async ({ pageSearch }) => {
      const missing = await pageSearch.lockMissing(after, batchPages);
      for (const page of missing) {
        await pageSearch.index(page, page);
        await letOthersRun();
      }
      return missing.map((page) => page.pageId);
    });
    count += indexed.length;
    last = indexed.at(-1) ?? null;
    if (indexed.length < batchPages) break;
  }
  return count;
}
