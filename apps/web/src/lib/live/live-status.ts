import { createStore } from "../create-store.ts";

const isConnected = createStore(true);

/**
 * Whether this tab receives events. `true` until the first connection is opened: the answers on screen are fresh then.
 */
export const liveStatus = {
  isConnected: isConnected.current,
  set: isConnected.set,
  subscribe: isConnected.subscribe,
};
