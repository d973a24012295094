import type { PageId } from "@stemma/domain/ids";
import type { Transaction } from "../platform/database/transaction.ts";
import { indexPages } from "./index-pages.ts";
import type { PageSearchStore } from "./page-search.store.ts";

/** The pages in one transaction: few enough that publishing never waits noticeably for the locks. */
const batchPages = 10;

interface Needs {
  transaction: Transaction<{ pageSearch: Pick<PageSearchStore, "lockMissing" | "index"> }>;
}

/**
 * Indexes published pages without an index entry, after an upgrade that introduced or emptied the index; returns their
 * number. Runs in the background after a start. Concurrent nodes share the pages. `isStopped` ends it between two
 * batches; the next start continues.
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
      await indexPages(pageSearch, missing);
      return missing.map((page) => page.pageId);
    });
    count += indexed.length;
    last = indexed.at(-1) ?? null;
    if (indexed.length < batchPages) break;
  }
  return count;
}
