import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { addRecent } from "./add-recent.ts";
import { listRecents } from "./list-recents.ts";
import { createRecentListStore } from "./recent-list.store.ts";
import { createRecentStore } from "./recent.store.ts";

/** Composes the use cases of `recents` with their dependencies. */
export const composeRecents = defineFeature({
  listRecents,
  addRecent,
});

/** The use cases of `recents`, with their dependencies bound. */
export type RecentUseCases = ReturnType<typeof composeRecents>;

/** The stores of `recents`, on the pool or in a transaction. */
export function createRecentStores(sql: Sql) {
  return {
    recents: createRecentStore(sql),
    recentList: createRecentListStore(sql),
  };
}
