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

/** The topics that the mounted screens need, counted per topic. The connection subscribes to this set. */
export const liveInterest = {
  /** Adds topics; returns a function that removes them. */
  want(topics: readonly LiveTopic[]): () => void {
    change(topics, 1);
    return () => change(topics, -1);
  },
  /** Every topic that some screen wants. */
  topics: (): LiveTopic[] => [...wanted.keys()],
  /** Calls the listener when the topics may have changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
