import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { listVersions, readVersion, readVersionBytes } from "./read-history.ts";
import { readAuthors } from "./read-authors.ts";
import { revertPage } from "./revert-page.ts";
import { searchHistory } from "./search-history.ts";
import { createVersionChangesStore } from "./version-changes.store.ts";
import { createVersionAuthorsStore } from "./version-authors.store.ts";
import { createVersionHistoryStore } from "./version-history.store.ts";
import { createVersionStore } from "./version.store.ts";

export type { VersionAnalysis } from "./analysis/version-analysis.ts";
export { createAuthorship } from "./authorship.ts";
export { createVersionColors } from "./code-colors.ts";
export { createHistoryIndex } from "./history-index.ts";
export { createHistoryIndexOnReplica } from "./history-index-on-replica.ts";

/** Composes the use cases of `versions` with their dependencies. */
export const composeVersions = defineFeature({
  listVersions,
  readVersion,
  readVersionBytes,
  readAuthors,
  searchHistory,
  revertPage,
});

/** The use cases of `versions`, with their dependencies bound. */
export type VersionUseCases = ReturnType<typeof composeVersions>;

/** The stores of `versions`, on the pool or in a transaction. */
export function createVersionStores(sql: Sql) {
  return {
    versions: createVersionStore(sql),
    versionAuthors: createVersionAuthorsStore(sql),
    versionChanges: createVersionChangesStore(sql),
    history: createVersionHistoryStore(sql),
  };
}
