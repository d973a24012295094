import { createStore } from "../create-store.ts";

const hasEnded = createStore(false);

/**
 * Whether the session has ended while this tab keeps its screen, because somebody is writing. Becomes false again when
 * the server next answers the account: somebody signed in in another tab.
 */
export const sessionEnd = {
  hasEnded: hasEnded.current,
  set: hasEnded.set,
  subscribe: hasEnded.subscribe,
};
