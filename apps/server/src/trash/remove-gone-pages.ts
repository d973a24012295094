import type { Live } from "../live/live.ts";
import { deletedTogether, type DeletionTree } from "../pages/deleted-together.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { removalEvents } from "./remove-page.ts";
import type { TrashStore } from "./trash.store.ts";

interface Needs {
  transaction: Transaction<{
    pageTree: DeletionTree;
    trash: Pick<TrashStore, "takeGonePage" | "removePages">;
    live: Live;
  }>;
  clock: Clock;
}

/**
 * Removes the deleted pages for good whose organization keeps them no longer, each in a transaction with those deleted together with it, until
 * none is left or `isStopping`. Nodes share the work: what one takes no other takes.
 */
export async function removeGonePages(
  { transaction, clock }: Needs,
  isStopping: () => boolean,
): Promise<void> {
  for (let isLeft = true; isLeft && !isStopping();) {
    isLeft = await transaction(async ({ pageTree, trash, live }) => {
      const page = await trash.takeGonePage(clock.now());
      if (page === null) return false;
      // Somebody can have restored it before the workspace was held.
      const ids = (await deletedTogether(pageTree, page.id)) ?? [];
      await trash.removePages(ids);
      await live.emit({}, removalEvents(page, ids));
      return true;
    });
  }
}
