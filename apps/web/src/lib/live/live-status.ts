let isConnected = true;
const listeners = new Set<() => void>();

/** Whether this tab is told what changes. A tab that has not begun to listen yet counts as told: what it shows is new. */
export const liveStatus = {
  isConnected: (): boolean => isConnected,
  set(isNow: boolean): void {
    if (isNow === isConnected) return;
    isConnected = isNow;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
