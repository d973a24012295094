import { createStore } from "../create-store.ts";

const hasEnded = createStore(false);
const nobody = (): boolean => false;
let isWriting = nobody;

/**
 * Whether the session has ended while this tab keeps its screen, because somebody is writing. Becomes false again when
 * the server next answers the account: somebody signed in in another tab.
 */
export const sessionEnd = {
  hasEnded: hasEnded.current,
  set: hasEnded.set,
  subscribe: hasEnded.subscribe,
  /** Keeps the screen of this tab while `isNeeded` says that somebody is writing. Returns a function that stops. */
  keepScreenWhile(isNeeded: () => boolean): () => void {
    isWriting = isNeeded;
    return () => {
      if (isWriting === isNeeded) isWriting = nobody;
    };
  },
  /** Leaves the screen by `leave`, because the session has ended; keeps it, and says so, while somebody is writing. */
  leaveUnlessWriting(leave: () => void): void {
    if (isWriting()) hasEnded.set(true);
    else leave();
  },
};
