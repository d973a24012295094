import { setImmediate as yieldToOthers } from "node:timers/promises";
import { rowChanges } from "@stemma/document/history/row-changes";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { VersionChangesStore } from "./version-changes.store.ts";
import type { VersionHistoryStore } from "./version-history.store.ts";

/** How many versions are read from the database at once, each with its parent. */
const versionsAtOnce = 20;

/** Keeps the index for the search in the history of pages. */
export interface HistoryIndex {
  /** Adds the page's versions that the index lacks. */
  readonly complete: (scope: OrganizationScope, pageId: PageId) => Promise<void>;
  /** The same in the background, after a publish. Ignores failures: the next search completes the index. */
  readonly prepare: (scope: OrganizationScope, version: { readonly pageId: PageId }) => void;
}

interface Stores {
  readonly versionChanges: Pick<VersionChangesStore, "listMissing" | "add">;
  readonly history: Pick<VersionHistoryStore, "bodiesOf">;
}

/** Creates the index on top of its stores. */
export function createHistoryIndex({ versionChanges, history }: Stores): HistoryIndex {
  const running = new Map<PageId, Promise<void>>();

  async function addMissing(scope: OrganizationScope, pageId: PageId): Promise<void> {
    const missing = await versionChanges.listMissing(scope, pageId);
    for (let start = 0; start < missing.length; start += versionsAtOnce) {
      const versions = missing.slice(start, start + versionsAtOnce);
      const ids = new Set(versions.flatMap(({ id, previousNode }) => [id, previousNode ?? id]));
      const bodies = await history.bodiesOf([...ids]);
      for (const { id, previousNode } of versions) {
        const body = bodies.get(id);
        if (body === undefined) continue;
        const parent = previousNode === null ? null : (bodies.get(previousNode) ?? null);
        await versionChanges.add(scope, pageId, id, rowChanges(parent, body));
        // A long history must not hold up other requests.
        await yieldToOthers();
      }
    }
  }

  // One after the other for each page: what was published meanwhile is missing in a run that has begun.
  const complete = (scope: OrganizationScope, pageId: PageId): Promise<void> => {
    const before = running.get(pageId) ?? Promise.resolve();
    const added = before.catch(() => undefined).then(() => addMissing(scope, pageId));
    running.set(pageId, added);
    const forget = () => {
      if (running.get(pageId) === added) running.delete(pageId);
    };
    added.then(forget, forget);
    return added;
  };
  return {
    complete,
    prepare: (scope, { pageId }) => void complete(scope, pageId).catch(() => undefined),
  };
}
