import type { OrganizationId, PageId } from "@stemma/domain/ids";
import type { Transaction } from "../platform/database/transaction.ts";
import { indexPages } from "./index-pages.ts";
import type { PageSearchStore } from "./page-search.store.ts";

/** The pages in one transaction: few enough that publishing never waits noticeably for the locks. */
const batchPages = 10;

interface Needs {
  transaction: Transaction<{ pageSearch: Pick<PageSearchStore, "lockPublished" | "index"> }>;
}

/** How far a run came. */
export interface Reindexed {
  readonly pages: number;
  /** The last page that has a new entry: a run after it goes on from there. `null` if none has. */
  readonly last: PageId | null;
  /** Whether it was stopped, and pages may be left. */
  readonly isStopped: boolean;
}

/** A run that failed, for example at a page that somebody holds for long. What it had written before stays written. */
export class ReindexFailure extends Error {
  readonly done: Reindexed;

  constructor(done: Reindexed, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "ReindexFailure";
    this.done = done;
  }
}

/**
 * Writes the index entries of published pages anew, in the order of their ids, while the server runs: each is replaced in a
 * transaction, so searches find it all the time. `isStopped` ends it between two batches.
 *
 * @throws ReindexFailure with how far it came
 */
export async function reindexPages(
  { transaction }: Needs,
  { organizationId, after }: { organizationId: OrganizationId | null; after: PageId | null },
  { isStopped, onBatch }: { isStopped(): boolean; onBatch(done: Reindexed): void },
): Promise<Reindexed> {
  let done: Reindexed = { pages: 0, last: after, isStopped: false };
  for (;;) {
    if (isStopped()) return { ...done, isStopped: true };
    const indexed = await transaction(async ({ pageSearch }) => {
      const pages = await pageSearch.lockPublished(organizationId, done.last, batchPages);
      await indexPages(pageSearch, pages);
      return pages;
    }).catch((error: unknown) => {
      throw new ReindexFailure({ ...done, isStopped: true }, error);
    });
    done = {
      ...done,
      pages: done.pages + indexed.length,
      last: indexed.at(-1)?.pageId ?? done.last,
    };
    onBatch(done);
    if (indexed.length < batchPages) return done;
  }
}
