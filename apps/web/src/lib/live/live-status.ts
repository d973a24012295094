import { createStore } from "../create-store.ts";

const isConnected = createStore(true);

/** Whether this tab is told what changes. A tab that has not begun to listen yet counts as told: what it shows is new. */
export const liveStatus = {
  isConnected: isConnected.current,
  set: isConnected.set,
  subscribe: isConnected.subscribe,
};
