let hasEnded = false;
const listeners = new Set<() => void>();

/**
 * Whether the session ended while the tab keeps its screen, because somebody writes on it. False again as soon as the server
 * answers who is here: when somebody signed in in another tab.
 */
export const sessionEnd = {
  hasEnded: (): boolean => hasEnded,
  set(isNow: boolean): void {
    if (isNow === hasEnded) return;
    hasEnded = isNow;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
