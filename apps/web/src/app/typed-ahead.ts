let waiting: string | null = null;

/** What was typed between asking for the palette and its being there: none of it is lost. */
export const typedAhead = {
  /** From now on keys are kept. */
  begin: (): void => {
    waiting ??= "";
  },
  /** Whether keys are kept now. */
  isWaiting: (): boolean => waiting !== null,
  /** Keeps a key. */
  add: (text: string): void => {
    waiting = (waiting ?? "") + text;
  },
  /** Gives what was kept, and keeps no more. */
  take: (): string => {
    const typed = waiting ?? "";
    waiting = null;
    return typed;
  },
};
