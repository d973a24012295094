import type { After } from "../session/after.ts";
import type { DraftJournal, JournalEntry, JournalKey } from "./draft-journal.ts";
import { contentOnScreen, type DraftState } from "../session/draft-state.ts";
import { createJournalWriter, type JournalWriter } from "./journal-writer.ts";

interface SessionJournalNeeds {
  readonly journal: DraftJournal;
  readonly after: After;
  readonly now: () => Date;
  readonly sessionId: string;
  /** Returns the current state of the draft. */
  readonly read: () => DraftState;
  /** Called when an entry was written or removed, or when writing starts or stops failing. */
  readonly onChange: () => void;
}

/** One session's entry in the local journal: holds the text on screen until the server has stored exactly that text. */
export interface SessionJournal extends JournalWriter {
  /** Whether the text with this save id is on disk. */
  keeps(saveId: string): boolean;
  /** Whether the last write failed. */
  isBroken(): boolean;
  /**
   * Marks an entry as restored on screen. It is removed after the text is written under this session's own key, or
   * saved.
   */
  markRestored(entry: JournalEntry): void;
}

/** Starts the journal of a session. */
export function createSessionJournal(needs: SessionJournalNeeds): SessionJournal {
  const { journal, sessionId } = needs;
  let written: { key: JournalKey; saveId: string; identity: string } | null = null;
  let superseded: { key: JournalKey; saveId: string }[] = [];
  let isBroken = false;

  async function write(): Promise<void> {
    const state = needs.read();
    try {
      if (state.saveId === null) await clear();
      else await keep(state, state.saveId);
    } catch {
      isBroken = true;
    }
    needs.onChange();
  }

  async function keep(state: DraftState, saveId: string): Promise<void> {
    const { pageId, userId, id } = state.draft;
    const key = { userId, pageId, draftId: id, sessionId };
    const unanswered = state.unanswered?.saveId === saveId ? null : state.unanswered;
    const identity = [id, saveId, state.baseRevision, unanswered?.saveId].join();
    if (written?.identity !== identity) {
      const { baseRevision } = state;
      const writtenAt = needs.now().toISOString();
      const content = contentOnScreen(state);
      await journal.write({ key, content, baseRevision, saveId, unanswered, writtenAt });
      if (written !== null && written.key.draftId !== id) superseded.push(written);
      written = { key, saveId, identity };
    }
    isBroken = false;
    await clearSuperseded();
  }

  async function clear(): Promise<void> {
    if (written !== null) superseded.push(written);
    written = null;
    await clearSuperseded();
  }

  async function clearSuperseded(): Promise<void> {
    const done = superseded;
    superseded = [];
    await Promise.all(done.map(({ key, saveId }) => journal.remove(key, saveId)));
  }

  return {
    ...createJournalWriter({ after: needs.after, write }),
    keeps: (saveId) => written?.saveId === saveId,
    isBroken: () => isBroken,
    markRestored: ({ key, saveId }) => superseded.push({ key, saveId }),
  };
}
