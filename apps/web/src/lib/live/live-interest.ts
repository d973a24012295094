import type { LiveTopic } from "@stemma/contract/live-event";

const wanted = new Map<LiveTopic, number>();
const listeners = new Set<() => void>();

function change(topics: readonly LiveTopic[], by: 1 | -1): void {
  for (const topic of topics) {
    const count = (wanted.get(topic) ?? 0) + by;
    if (count === 0) wanted.delete(topic);
    else wanted.set(topic, count);
  }
  for (const listener of listeners) listener();
}

/** What the mounted screens want to follow, all together. The connection keeps to it. */
export const liveInterest = {
  /** From now on these are wanted too; answers how to want them no more. */
  want(topics: readonly LiveTopic[]): () => void {
    change(topics, 1);
    return () => change(topics, -1);
  },
  /** Everything that somebody wants. */
  topics: (): LiveTopic[] => [...wanted.keys()],
  /** Calls the listener when that may have changed; answers how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
