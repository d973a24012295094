import { clientRules } from "./client-rules.ts";
import type { World } from "./world.ts";

/** The length of one event of a notification in a payload, with its comma. In bytes. */
const notificationBytes =
  JSON.stringify({
    topic: `user:${"0".repeat(36)}`,
    kind: "notifications",
  }).length + 1;

/** The messages between nodes, in a second. */
export interface BusLoad {
  /** What use cases and saves tell. */
  readonly events: number;
  /** Transactions in which the nodes send their batches. */
  readonly batches: number;
  /** Payloads that each node hears: those of all nodes, its own too, with the nodes' heartbeats. */
  readonly payloads: number;
  /** Payloads that leave the database: each goes to each node. */
  readonly deliveries: number;
}

/**
 * What the bus carries, with the rules of the node's sender: rows of committed transactions are a payload each; events of saves and of recent
 * items that gather in one batch share a payload.
 */
export function busLoad(world: World): BusLoad {
  const { nodes, savesPerSecond, turnsPerSecond } = world;
  const publishes = world.publishesPerSecond + (world.hotPages * world.hotPublishesPerMinute) / 60;
  const gathered = savesPerSecond + turnsPerSecond;
  const notifying =
    world.publishesPerSecond * notificationPayloads(world.subscribersOfPage) +
    ((world.hotPages * world.hotPublishesPerMinute) / 60) *
      notificationPayloads(world.subscribersOfHotPage);
  const batches = nodes * batchesPerSecond((gathered + publishes) / nodes);
  const gatheredPayloads = nodes * batchesPerSecond(gathered / nodes);
  const payloads =
    publishes + notifying + gatheredPayloads + nodes / (clientRules.busBeatMs / 1_000);
  // A publish tells its page and its workspace.
  const events = 2 * publishes + gathered;
  return { events, batches, payloads, deliveries: payloads * nodes };
}

/** The payloads that tell so many people of a notification. */
export function notificationPayloads(people: number): number {
  const perPayload = Math.floor((clientRules.payloadMaxBytes - 2) / notificationBytes);
  return Math.ceil(people / perPayload);
}

/**
 * The batches of a node whose events come independently of each other: an event that comes later than `batchMs` after the begin of a batch begins
 * one at once, the others wait for the end of that time together. So a batch takes the wait for its first event and `batchMs`, in which the next
 * one may begin to gather.
 */
export function batchesPerSecond(eventsPerSecond: number): number {
  if (eventsPerSecond === 0) return 0;
  const batchSeconds = clientRules.batchMs / 1_000;
  const isNoneMeanwhile = Math.exp(-eventsPerSecond * batchSeconds);
  return 1 / (batchSeconds + isNoneMeanwhile / eventsPerSecond);
}
