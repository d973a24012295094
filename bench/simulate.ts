import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import type { Balance } from "./simulation/choose-node.ts";
import { measuredCosts } from "./simulation/measured-costs.ts";
import { simulateLosses } from "./simulation/simulate-losses.ts";
import type { Storm } from "./simulation/simulate-losses.ts";
import { hotPublish, steadyLoad } from "./simulation/steady-load.ts";
import { millionScreens } from "./simulation/world.ts";
import type { World } from "./simulation/world.ts";

/** One node is lost in each. */
const minutes = 5;
const seed = 1;

/**
 * 100 nodes and a million open screens, hot pages, and one node lost in each of five minutes: calculated from measured costs
 * (`simulation/measured-costs.ts`) and assumptions (`simulation/world.ts`), the same in each run.
 */
export function simulate(world: World = millionScreens): Row[] {
  const load = steadyLoad(world);
  const databaseBusy = (load.busCores + load.otherCores) / world.databaseCores;
  const busy = { node: load.nodeBusy, database: databaseBusy };
  const hot = hotPublish(world, busy);
  const perNode = world.screens / world.nodes;
  return [
    {
      what: "screens of a node; memory",
      seen: `${count(perNode)}; ${megabytes(perNode)}`,
    },
    { what: "payloads that a node hears from the bus", seen: `${count(load.heardPerNode)}/s` },
    { what: "messages that a node sends to screens", seen: `${count(load.toldPerNode)}/s` },
    { what: "calls that events cause, all nodes", seen: `${count(load.calls)}/s` },
    { what: "a node is busy", seen: `${percent(load.nodeBusy)} of its core` },
    { what: "the database sends payloads to nodes", seen: cores(load.busCores) },
    { what: "the database does the rest", seen: cores(load.otherCores) },
    {
      what: "a hot page: messages of a node; calls, all nodes",
      seen: `${count(hot.toldPerNode)}; ${count(hot.calls)}`,
    },
    {
      what: "a hot page: all screens told; all current",
      seen: `${time(hot.toldMs)}; ${time(hot.currentMs)}`,
    },
    ...hourRows(world, "in turn", busy),
    ...hourRows(world, "fewest", busy),
  ];
}

function hourRows(
  world: World,
  balance: Balance,
  busy: { readonly node: number; readonly database: number },
): Row[] {
  const { storms, screens } = simulateLosses({ ...world, losses: minutes, balance, busy, seed });
  const name = balance === "in turn" ? "each node in turn" : "the node with fewest";
  const seen = (of: (storm: Storm) => number, write: (value: number) => string) =>
    `${write(percentile(storms.map(of), 0.5))}; ${write(Math.max(...storms.map(of)))}`;
  const most = Math.max(...screens);
  const unfinished = storms.filter(({ left }) => left > 0).length;
  return [
    {
      what: `${name}: screens that reconnect (median; most)`,
      seen: seen((storm) => storm.reconnecting, count),
    },
    {
      what: `${name}: connections asked for in the busiest second`,
      seen: seen(
        (storm) => storm.peakPerSecond,
        (value) => `${count(value)}/s`,
      ),
    },
    {
      what: `${name}: attempts given up after 8 s`,
      seen: seen((storm) => storm.givenUp, count),
    },
    {
      what: `${name}: last screen connected`,
      seen: seen((storm) => storm.connectedMs, time),
    },
    {
      what: `${name}: last screen current`,
      seen: `${seen((storm) => storm.currentMs, time)}; not within the minute: ${unfinished} of ${minutes}`,
    },
    {
      what: `${name}: screens of a node at the end (least; most)`,
      seen: `${count(Math.min(...screens))}; ${count(most)}, ${megabytes(most)}`,
    },
  ];
}

function megabytes(screens: number): string {
  const bytes = measuredCosts.nodeBytes + screens * measuredCosts.screenBytes;
  return `${count(bytes / 1e6)} MB`;
}

function count(value: number): string {
  return Math.round(value).toLocaleString("en");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function cores(value: number): string {
  return `${value.toFixed(1)} cores`;
}
