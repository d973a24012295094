import type { After, CallOff } from "./after.ts";

/** How long typing may go on before it is on the writer's own disk. */
const journalDelayMs = 250;

interface JournalWriterNeeds {
  readonly after: After;
  /** Brings what should be kept now to disk, or clears the disk where nothing needs keeping; never rejects. */
  readonly write: () => Promise<void>;
}

/** Brings a draft's text to the writer's own disk, a quarter of a second after a keystroke at the latest. */
export interface JournalWriter {
  /** The text changed: write it soon. */
  touch(): void;
  /** Writes now what was touched. Resolves when the newest text is on disk or the disk refused; never rejects. */
  flush(): Promise<void>;
}

/** Starts a writer; writes follow each other, so that an older text never lands on a newer one. */
export function createJournalWriter({ after, write }: JournalWriterNeeds): JournalWriter {
  let callOff: CallOff | null = null;
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
    if (callOff !== null) isDue = true;
    callOff?.();
    callOff = null;
    if (isDue && !isWriting) {
      isWriting = true;
      writing = writeUntilDone();
    }
    return writing;
  }

  return {
    touch() {
      callOff ??= after(journalDelayMs, () => void flush());
    },
    flush,
  };
}
