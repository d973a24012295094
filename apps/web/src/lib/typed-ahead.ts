/** Keys are kept for this long: a person who waits longer for a field types elsewhere by then. In milliseconds. */
const keptMaxMs = 10_000;

let waiting: string | null = null;
let sinceMs = 0;

/** Keeps the keys that are typed before their field is on screen, so that none of them is lost. */
export const typedAhead = {
  /** From now on keys are kept, after a text that was typed before. */
  begin: (typedBefore = ""): void => {
    waiting ??= typedBefore;
    sinceMs = performance.now();
  },
  /** Whether keys are kept now. */
  isWaiting: (): boolean => waiting !== null,
  /**
   * Keeps a key that types a character, keeps Enter as a line break, and removes the last one on Backspace; answers whether
   * the key is dealt with. A key that is held down counts once. Does nothing while no keys are kept.
   */
  addKey: ({ key, ctrlKey, metaKey, repeat }: TypedKey): boolean => {
    if (waiting !== null && performance.now() - sinceMs > keptMaxMs) waiting = null;
    if (waiting === null || ctrlKey || metaKey) return false;
    if (repeat) return isTyping(key);
    if (key === "Backspace") waiting = waiting.slice(0, -1);
    else if (isTyping(key)) waiting += key === "Enter" ? "\n" : key;
    return isTyping(key);
  },
  /** Gives the text that was kept, and keeps no more keys. */
  take: (): string => {
    const typed = waiting ?? "";
    waiting = null;
    return typed;
  },
};

function isTyping(key: string): boolean {
  return key === "Enter" || key === "Backspace" || [...key].length === 1;
}

/** The parts of a key press that matter here. */
type TypedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "repeat">;
