/** One value outside React. A component reads it with `useSyncExternalStore(store.subscribe, store.current)`. */
export interface Store<Value> {
  readonly current: () => Value;
  /** Sets the value, and calls the listeners if it differs from the old one. */
  readonly set: (value: Value) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store with an initial value. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
