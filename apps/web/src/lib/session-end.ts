import { createStore } from "./create-store.ts";

const hasEnded = createStore(false);

/**
 * Whether the session ended while this tab keeps its screen for somebody who is writing. False again as soon as the server
 * answers the account: somebody signed in in another tab.
 */
export const sessionEnd = {
  hasEnded: hasEnded.current,
  set: hasEnded.set,
  subscribe: hasEnded.subscribe,
};
