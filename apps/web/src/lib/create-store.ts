/** One value outside React. A component follows it with `useSyncExternalStore(store.subscribe, store.current)`. */
export interface Store<Value> {
  readonly current: () => Value;
  /** Tells the listeners, unless the value stays the same. */
  readonly set: (value: Value) => void;
  /** Calls the listener after every change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store that holds `value` first. */
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
