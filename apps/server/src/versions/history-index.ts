import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { VersionAnalysis } from "./analysis/version-analysis.ts";
import type { VersionChangesStore } from "./version-changes.store.ts";
import type { VersionHistoryStore } from "./version-history.store.ts";

/** How many versions are read from the database, and given to a worker thread, at once, each with its parent. */
const versionsAtOnce = 20;

/** Keeps the index for the search in the history of pages. */
export interface HistoryIndex {
  /** Adds the page's versions that the index lacks. */
  readonly complete: (scope: OrganizationScope, pageId: PageId) => Promise<void>;
  /** The same in the background, after a publish. Ignores failures: the next search completes the index. */
  readonly prepare: (scope: OrganizationScope, version: { readonly pageId: PageId }) => void;
}

interface Needs {
  readonly versionChanges: Pick<VersionChangesStore, "listMissing" | "add">;
  readonly history: Pick<VersionHistoryStore, "bodyTextsOf">;
  readonly analysis: Pick<VersionAnalysis, "changesOf">;
}

/** Creates the index on top of its stores and of the worker threads. */
export function createHistoryIndex({ versionChanges, history, analysis }: Needs): HistoryIndex {
  const running = new Map<PageId, Promise<void>>();

  async function addMissing(scope: OrganizationScope, pageId: PageId): Promise<void> {
    const missing = await versionChanges.listMissing(scope, pageId);
    for (let start = 0; start < missing.length; start += versionsAtOnce) {
      const versions = missing.slice(start, start + versionsAtOnce);
      const ids = new Set(versions.flatMap(({ id, previousNode }) => [id, previousNode ?? id]));
      const texts = [...(await history.bodyTextsOf([...ids]))];
      const placeOf = new Map(texts.map(([id], place) => [id, place]));
      const known = versions.flatMap(({ id, previousNode }) => {
        const version = placeOf.get(id);
        const parent = previousNode === null ? null : (placeOf.get(previousNode) ?? null);
        return version === undefined ? [] : [{ id, version, parent }];
      });
      const changes = await analysis.changesOf({
        bodies: texts.map(([, text]) => text),
        versions: known.map(({ version, parent }) => ({ version, parent })),
      });
      for (const [index, { id }] of known.entries()) {
        await versionChanges.add(scope, pageId, id, changes[index] ?? []);
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
