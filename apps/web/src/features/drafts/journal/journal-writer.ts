import type { After, CancelTimer } from "../session/after.ts";

/** The longest time between a keystroke and its write to disk, in milliseconds (a throttle, not a debounce). */
const journalDelayMs = 250;

interface JournalWriterNeeds {
  readonly after: After;
  /** Writes the current text to disk, or clears the entry where everything is saved; never rejects. */
  readonly write: () => Promise<void>;
}

/** Writes a draft's text to the writer's own disk, at most a quarter of a second after a keystroke. */
export interface JournalWriter {
  /** Schedules a write, because the text changed. */
  touch(): void;
  /** Runs a scheduled write now. Resolves when the latest text is on disk or the write failed; never rejects. */
  flush(): Promise<void>;
  /** Writes what is due without waiting for the write under way: the document may end now. Resolves when all of it is done; never rejects. */
  writeNow(): Promise<void>;
}

/**
 * Starts a writer. Writes begin one after the other, each with the newest text, and the journal keeps their order: so an older text never
 * overwrites a newer one.
 */
export function createJournalWriter({ after, write }: JournalWriterNeeds): JournalWriter {
  let cancel: CancelTimer | null = null;
  let isDue = false;
  let isWriting = false;
  let writing = Promise.resolve();

  async function writeUntilDone(): Promise<void> {
    while (isDue) {
      isDue = false;
      await write();
    }
    isWriting = false;
  }

  function flush(): Promise<void> {
    if (cancel !== null) isDue = true;
    cancel?.();
    cancel = null;
    if (isDue && !isWriting) {
      isWriting = true;
      writing = writeUntilDone();
    }
    return writing;
  }

  async function writeNow(): Promise<void> {
    if (!isWriting) return flush();
    isDue ||= cancel !== null;
    cancel?.();
    cancel = null;
    // It stays due and is written once more: the write under way, when it ends, remembers its older text as the one on disk.
    await Promise.all([isDue && write(), writing]);
  }

  return {
    touch() {
      cancel ??= after(journalDelayMs, () => void flush());
    },
    flush,
    writeNow,
  };
}
