/**
 * The entries of the browser's history whose row was shown, kept by this tab also over a reload: 'Back' and a reload return to
 * such an entry at the place where the reader left it.
 */
const storageKey = "stemma-shown-rows";

/** How many entries are kept; the oldest are forgotten. */
const entriesMax = 50;

/** Whether the row of this entry was shown. */
export function wasShown(entry: string): boolean {
  return readEntries().includes(entry);
}

/** Keeps that the row of this entry was shown. */
export function keepShown(entry: string): void {
  try {
    const entries = [...readEntries(), entry].slice(-entriesMax);
    sessionStorage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Without storage, 'Back' and a reload show the row again.
  }
}

function readEntries(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
