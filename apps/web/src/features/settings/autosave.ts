import { autosaveDelayMs } from "@stemma/domain/draft/autosave-delay";

/** A field's text and its save state. `failure` is the last save's error, until the next change. */
export interface AutosaveSnapshot {
  readonly value: string;
  /** `untouched`: the stored text, without edits. */
  readonly status: "untouched" | "unsaved" | "saved";
  readonly failure: unknown;
}

/** A line of text with autosave. */
export interface Autosave {
  readonly getSnapshot: () => AutosaveSnapshot;
  /** Calls the listener after every change of the snapshot. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Records an edit; it is saved after a debounce. */
  edit(value: string): void;
  /** Saves unsaved text now. Resolves to whether the server has stored it; never rejects. */
  flush(): Promise<boolean>;
  /** Shows the server's text, unless there is unsaved text. */
  reconcile(stored: string): void;
}

/**
 * Starts with the text `stored` and sends changes through `save`, debounced by 1000 ms (specification, section 9).
 * Saves run one after another, so the last text wins.
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
    reconcile(value) {
      if (snapshot.status !== "unsaved" && value !== snapshot.value.trim()) show({ value });
    },
  };
}
