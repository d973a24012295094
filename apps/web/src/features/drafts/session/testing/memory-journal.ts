import type { DraftJournal, JournalEntry, JournalKey } from "../../journal/draft-journal.ts";

/** A journal in memory that outlives the sessions of a test and can be made to fail. */
export function createMemoryJournal() {
  const entries = new Map<string, JournalEntry>();
  let isBroken = false;
  const name = (key: JournalKey) => [key.userId, key.pageId, key.draftId, key.sessionId].join("/");

  async function refuseWhenBroken(): Promise<void> {
    await Promise.resolve();
    if (isBroken) throw new Error("The disk is full.");
  }

  const journal: DraftJournal = {
    async write(entry) {
      await refuseWhenBroken();
      entries.set(name(entry.key), structuredClone(entry));
    },
    async remove(key, saveId) {
      await refuseWhenBroken();
      if (entries.get(name(key))?.saveId === saveId) entries.delete(name(key));
    },
    async list(userId, pageId) {
      await refuseWhenBroken();
      return [...entries.values()]
        .filter((entry) => entry.key.userId === userId && entry.key.pageId === pageId)
        .sort((a, b) => b.writtenAt.localeCompare(a.writtenAt));
    },
  };
  return {
    ...journal,
    entries,
    setBroken(next: boolean) {
      isBroken = next;
    },
  };
}
