/** Keys are kept for this long: afterwards the person has probably begun to type elsewhere. In milliseconds. */
const keptMaxMs = 10_000;

let waiting: string | null = null;
let sinceMs = 0;

/** A buffer for keys that are typed before their field is on screen, so that no key is lost. */
export const typedAhead = {
  /** Starts to keep keys, after a text that was typed before. */
  begin: (typedBefore = ""): void => {
    waiting ??= typedBefore;
    sinceMs = performance.now();
  },
  /** Whether keys are kept now. */
  isWaiting: (): boolean => waiting !== null,
  /**
   * Adds a character, adds Enter as a line break, and removes the last character on Backspace. Returns whether the key
   * was handled. A key that is held down counts once. Does nothing while no keys are kept.
   */
  addKey: ({ key, ctrlKey, metaKey, repeat }: TypedKey): boolean => {
    if (waiting !== null && performance.now() - sinceMs > keptMaxMs) waiting = null;
    if (waiting === null || ctrlKey || metaKey) return false;
    if (repeat) return isTyping(key);
    if (key === "Backspace") waiting = waiting.slice(0, -1);
    else if (isTyping(key)) waiting += key === "Enter" ? "\n" : key;
    return isTyping(key);
  },
  /** Returns the text that was kept, and stops keeping keys. */
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
