import { busLoad } from "./bus-load.ts";
import { clientRules } from "./client-rules.ts";
import { measuredCosts } from "./measured-costs.ts";
import type { World } from "./world.ts";

/** What all nodes and the database do while nothing breaks, between the publishes of hot pages. */
export interface SteadyLoad {
  /** Payloads that a node hears, in a second. */
  readonly heardPerNode: number;
  /** Messages that a node sends to screens, in a second: events, and heartbeats. */
  readonly toldPerNode: number;
  /** Calls that screens make because of events, in a second, of all nodes. */
  readonly calls: number;
  /** The share of its core that a node is busy. */
  readonly nodeBusy: number;
  /** Cores of the database that send the payloads of the bus over PostgreSQL, and that do the rest. */
  readonly busCores: number;
  readonly otherCores: number;
}

/** The steady load of a world whose screens are spread evenly over the nodes. */
export function steadyLoad(world: World): SteadyLoad {
  const { nodes, screens, publishesPerSecond, savesPerSecond } = world;
  const costs = measuredCosts;
  const bus = busLoad(world);
  const showing = publishesPerSecond * world.screensOfPage;
  const beside = publishesPerSecond * (world.screensOfWorkspace - world.screensOfPage);
  const told = showing + beside + publishesPerSecond * world.subscribersOfPage;
  const nodeMicros =
    (savesPerSecond * costs.saving.nodeMicros +
      told * costs.telling.nodeMicros +
      showing * costs.afterPublish.nodeMicros +
      beside * costs.afterOtherPublish.nodeMicros) /
      nodes +
    bus.payloads * costs.hearing.nodeMicros +
    (screens / nodes) * costs.idling.nodeMicros;
  const { databaseMicros, perListenerMicros } = costs.notifying;
  return {
    heardPerNode: bus.payloads,
    toldPerNode: (told + screens / (clientRules.screenBeatMs / 1_000)) / nodes,
    calls: showing * costs.afterPublish.calls + beside * costs.afterOtherPublish.calls,
    nodeBusy: nodeMicros / 1e6,
    busCores: (bus.payloads * (databaseMicros + perListenerMicros * (nodes - 1))) / 1e6,
    otherCores:
      (savesPerSecond * costs.saving.databaseMicros +
        showing * costs.afterPublish.databaseMicros +
        beside * costs.afterOtherPublish.databaseMicros) /
      1e6,
  };
}

/** What a publish of a hot page does to its screens. */
export interface HotPublish {
  readonly toldPerNode: number;
  readonly calls: number;
  /** Until each screen was told, and until the last one has read the page again. In milliseconds after the payload arrived. */
  readonly toldMs: number;
  readonly currentMs: number;
}

/** The publish of a page that many screens show, spread evenly, while nodes and database are busy with other work by these shares. */
export function hotPublish(world: World, busy: { node: number; database: number }): HotPublish {
  const { telling, afterPublish } = measuredCosts;
  const toldPerNode = world.screensOfHotPage / world.nodes;
  const nodeMicros = (micros: number) => (toldPerNode * micros) / (1 - busy.node);
  const toldMicros = nodeMicros(telling.nodeMicros);
  const databaseMicros =
    (world.screensOfHotPage * afterPublish.databaseMicros) /
    (world.databaseCores * (1 - busy.database));
  // Nodes and database work at the same time: the slower one decides.
  const readMicros = Math.max(nodeMicros(afterPublish.nodeMicros), databaseMicros);
  return {
    toldPerNode,
    calls: world.screensOfHotPage * afterPublish.calls,
    toldMs: toldMicros / 1_000,
    currentMs: (toldMicros + readMicros) / 1_000,
  };
}
