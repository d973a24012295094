import { autosaveDelayMs } from "@stemma/domain/draft/autosave-delay";

/** A field's text and how it stands with the server. `failure` is what the last save threw, until the next change. */
export interface AutosaveSnapshot {
  readonly value: string;
  /** `untouched`: as it was read; nothing was typed yet. */
  readonly status: "untouched" | "unsaved" | "saved";
  readonly failure: unknown;
}

/** A line of text that saves itself. */
export interface Autosave {
  readonly getSnapshot: () => AutosaveSnapshot;
  /** Calls the listener after every change of the snapshot; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The person changed the text: it is saved a moment after the last change. */
  edit(value: string): void;
  /** Saves what is unsaved now. Answers whether the server has it; never throws. */
  flush(): Promise<boolean>;
  /** The server's text was read: shown where the person's own is not waiting to be saved. */
  meet(stored: string): void;
}

/**
 * Holds a text that starts as `stored` and is brought to the server by `save`, 1000 ms after the last change
 * (specification, section 9). Saves run one after the other, so the last text is the one that stays.
 */
export function createAutosave(stored: string, save: (value: string) => Promise<void>): Autosave {
  const listeners = new Set<() => void>();
  let snapshot: AutosaveSnapshot = { value: stored, status: "untouched", failure: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | null = null;

  function show(change: Partial<AutosaveSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  async function saveOnce(): Promise<void> {
    const { value } = snapshot;
    try {
      await save(value);
      if (snapshot.value === value) show({ status: "saved", failure: null });
    } catch (failure) {
      if (snapshot.value === value) show({ failure });
    } finally {
      saving = null;
    }
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (saving !== null) await saving;
    if (snapshot.status !== "unsaved") return true;
    saving ??= saveOnce();
    await saving;
    return snapshot.status !== "unsaved";
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(value) {
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), autosaveDelayMs);
      show({ value, status: "unsaved", failure: null });
    },
    flush,
    meet(value) {
      if (snapshot.status !== "unsaved" && value !== snapshot.value.trim()) show({ value });
    },
  };
}
