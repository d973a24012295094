import type { PageId } from "@stemma/domain/ids";
import type { Audit, AuditEntry } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import { deletedTogether, type DeletionTree } from "../pages/deleted-together.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { removalEvents } from "./remove-page.ts";
import type { TrashStore } from "./trash.store.ts";

interface Needs {
  transaction: Transaction<{
    pageTree: DeletionTree;
    trash: Pick<TrashStore, "takeWorkspaceWithGone" | "gonePages" | "removePages">;
    audit: Audit;
    live: Live;
  }>;
  clock: Clock;
}

/** How many pages one transaction removes at most, each with those deleted together with it. */
const pagesAtOnce = 50;
/** A transaction that removes so many, those deleted together included, takes up no further page: meanwhile nobody moves a page in that workspace. */
const togetherAtOnce = 1_000;

/**
 * Removes the deleted pages for good whose organization keeps them no longer, with those deleted together with them, some of one workspace
 * in each transaction, until none is left or `isStopping`. Nodes share the work: what one takes no other takes.
 */
export async function removeGonePages(
  { transaction, clock }: Needs,
  isStopping: () => boolean,
): Promise<void> {
  for (let isLeft = true; isLeft && !isStopping();) {
    isLeft = await transaction(async ({ pageTree, trash, audit, live }) => {
      const now = clock.now();
      const place = await trash.takeWorkspaceWithGone(now);
      if (place === null) return false;
      // Read again, because somebody can have restored them before the workspace was held.
      const ids: PageId[] = [];
      const entries: AuditEntry[] = [];
      for (const pageId of await trash.gonePages(place.workspaceId, now, pagesAtOnce)) {
        const going = (await deletedTogether(pageTree, pageId)) ?? [];
        for (const id of going) ids.push(id);
        const item = { kind: "page", id: pageId } as const;
        const details = { pagesBelow: going.length - 1 };
        if (going.length > 0) entries.push({ act: "pageRemoved", item, details });
        if (ids.length >= togetherAtOnce) break;
      }
      await audit.record({ ...place, userId: null }, entries);
      await trash.removePages(ids);
      await live.emit({}, removalEvents(place, ids));
      return true;
    });
  }
}
