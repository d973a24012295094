import { currentEntry, storedEntry, type StoredEntry } from "./current-entry.ts";
import type { DraftJournal, JournalEntry, JournalKey } from "./draft-journal.ts";

const nameStart = "stemma-journal-end:";

function nameOf({ userId, pageId, draftId, sessionId }: JournalKey): string {
  return [nameStart + userId, pageId, draftId, sessionId].join(":");
}

/**
 * Keeps entries in `localStorage` whose write is under way when the document ends: where such a write waits behind others, the
 * browser may drop it, although it was committed. The next `list` of their page writes them into the journal. `tab` is told of the end.
 */
export function keepPastEnd(journal: DraftJournal, tab: EventTarget = window): DraftJournal {
  const underWay = new Map<string, JournalEntry>();
  let isEnding = false;
  tab.addEventListener("pagehide", () => {
    isEnding = true;
    for (const entry of underWay.values()) setAside(entry);
  });
  // The document came back from the browser's cache of documents.
  tab.addEventListener("pageshow", () => (isEnding = false));

  return {
    async write(entry) {
      const name = nameOf(entry.key);
      underWay.set(name, entry);
      if (isEnding) setAside(entry);
      const isLatest = () => underWay.get(name) === entry;
      try {
        await journal.write(entry);
        if (isLatest()) forget(name);
      } finally {
        if (isLatest()) underWay.delete(name);
      }
    },
    async remove(key, saveId) {
      const name = nameOf(key);
      if (readAside(name)?.saveId === saveId) forget(name);
      await journal.remove(key, saveId);
    },
    async list(userId, pageId) {
      for (const name of namesAside([nameStart + userId, pageId, ""].join(":"))) {
        const entry = readAside(name);
        if (entry !== null) await journal.write(entry);
        forget(name);
      }
      return journal.list(userId, pageId);
    },
  };
}

function setAside(entry: JournalEntry): void {
  try {
    localStorage.setItem(nameOf(entry.key), JSON.stringify(storedEntry(entry)));
  } catch {
    // There is no storage, or no room. The journal's own write may still succeed.
  }
}

function namesAside(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

/** `null` where nothing is aside, or nothing that can be read. */
function readAside(name: string): JournalEntry | null {
  try {
    const text = localStorage.getItem(name);
    return text === null ? null : currentEntry(JSON.parse(text) as StoredEntry);
  } catch {
    return null;
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was set aside.
  }
}
