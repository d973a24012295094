import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { createChangedPageListStore } from "./changed-page-list.store.ts";
import { countUnreadPages } from "./count-unread-pages.ts";
import { listChangedPages } from "./list-changed-pages.ts";
import { listPublishedPages } from "./list-published-pages.ts";
import { markPageRead } from "./mark-page-read.ts";
import { createPageReadStore } from "./page-read.store.ts";
import { createPublishedPageListStore } from "./published-page-list.store.ts";
import { createUnreadCountStore } from "./unread-count.store.ts";

/** Composes the use cases of `reading` with their dependencies. */
export const composeReading = defineFeature({
  countUnreadPages,
  listChangedPages,
  listPublishedPages,
  markPageRead,
});

/** The use cases of `reading`, with their dependencies bound. */
export type ReadingUseCases = ReturnType<typeof composeReading>;

/** The stores of `reading`, on the pool or in a transaction. */
export function createReadingStores(sql: Sql) {
  return {
    pageReads: createPageReadStore(sql),
    changedPageList: createChangedPageListStore(sql),
    publishedPageList: createPublishedPageListStore(sql),
    unreadCounts: createUnreadCountStore(sql),
  };
}
