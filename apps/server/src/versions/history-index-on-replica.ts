import { PrimaryNeeded } from "../platform/database/open-replica.ts";
import type { HistoryIndex } from "./history-index.ts";
import type { VersionChangesStore } from "./version-changes.store.ts";

/** The index for the search in the history of pages as a replica has it: it can be read, and what is missing is for the primary to add. */
export function createHistoryIndexOnReplica(
  versionChanges: Pick<VersionChangesStore, "listMissing">,
): Pick<HistoryIndex, "complete"> {
  return {
    async complete(scope, pageId) {
      const missing = await versionChanges.listMissing(scope, pageId);
      if (missing.length > 0) throw new PrimaryNeeded();
    },
  };
}
