import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { currentEntry, storedEntry, type StoredEntry } from "./current-entry.ts";
import type { DraftJournal, JournalKey } from "./draft-journal.ts";

/** How long the browser may take to open its database before the journal counts as broken, in milliseconds. */
const openTimeoutMs = 10_000;

/**
 * How long it may then take to read or write, in milliseconds. A busy disk is slow, but not broken: giving up too early would show a draft
 * without the words that were kept.
 */
const workTimeoutMs = 60_000;

/** The journal in the browser's IndexedDB, shared by all tabs of this browser. */
export function createIndexedJournal(): DraftJournal {
  const useStore = withDeadline(createStore("stemma-journal", "drafts"));
  return {
    write: (entry) =>
      useStore("readwrite", (store) => {
        store.put(storedEntry(entry), keyPath(entry.key));
        // Without this, the browser commits only after it has told the document of the write, and drops the write if the document ends before that.
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      }),
    remove: (key, saveId) =>
      useStore("readwrite", (store) => {
        const request = store.get(keyPath(key));
        request.addEventListener("success", () => {
          const entry = request.result as StoredEntry | undefined;
          if (entry?.saveId === saveId) store.delete(keyPath(key));
        });
        return promisifyRequest(store.transaction);
      }),
    list: async (userId, pageId) => {
      const range = () => IDBKeyRange.bound([userId, pageId], [userId, pageId, []]);
      const entries = await useStore("readonly", (store) =>
        promisifyRequest(store.getAll(range()) as IDBRequest<StoredEntry[]>),
      );
      return entries.map(currentEntry).sort((a, b) => b.writtenAt.localeCompare(a.writtenAt));
    },
  };
}

function keyPath(key: JournalKey): IDBValidKey {
  return [key.userId, key.pageId, key.draftId, key.sessionId];
}

/** Adds timeouts to the store: it rejects where the browser has no IndexedDB, or does not open it or answer in time, instead of hanging. */
function withDeadline(useStore: UseStore): UseStore {
  return (mode, callback) =>
    new Promise((resolve, reject) => {
      const rejectAfter = (ms: number, reason: string) =>
        setTimeout(() => reject(new Error(reason)), ms);
      let timer = rejectAfter(openTimeoutMs, "The browser did not open its database.");
      const run = async () =>
        useStore(mode, (store) => {
          clearTimeout(timer);
          timer = rejectAfter(workTimeoutMs, "The browser's database did not answer.");
          return callback(store);
        });
      run()
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer);
        });
    });
}
