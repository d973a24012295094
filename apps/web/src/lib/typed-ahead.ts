/** For how long keys are kept: whoever waits longer for a field types somewhere else by then. In milliseconds. */
const keptMaxMs = 10_000;

let waiting: string | null = null;
let sinceMs = 0;

/** What was typed before the field that it is meant for was there: none of it is lost. */
export const typedAhead = {
  /** From now on keys are kept. */
  begin: (): void => {
    waiting ??= "";
    sinceMs = performance.now();
  },
  /** Whether keys are kept now. */
  isWaiting: (): boolean => waiting !== null,
  /** Keeps a key where it types something, or takes back the last one; answers whether it did. Only while keys are kept. */
  addKey: ({ key, ctrlKey, metaKey }: TypedKey): boolean => {
    if (waiting !== null && performance.now() - sinceMs > keptMaxMs) waiting = null;
    if (waiting === null || ctrlKey || metaKey) return false;
    if (key === "Backspace") waiting = waiting.slice(0, -1);
    else if ([...key].length === 1) waiting += key;
    else return false;
    return true;
  },
  /** Gives what was kept, and keeps no more. */
  take: (): string => {
    const typed = waiting ?? "";
    waiting = null;
    return typed;
  },
};

/** What matters of a key that was pressed. */
type TypedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">;
