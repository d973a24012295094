import { expect, it } from "vitest";
import { measuredCosts } from "./measured-costs.ts";
import { hotPublish, steadyLoad } from "./steady-load.ts";
import { millionScreens } from "./world.ts";

const quiet = {
  ...millionScreens,
  nodes: 10,
  screens: 20_000,
  databaseCores: 2,
  hotPages: 0,
  publishesPerSecond: 0,
  savesPerSecond: 0,
  turnsPerSecond: 0,
};

it("without events a node sends each screen a heartbeat every 20 seconds", () => {
  const load = steadyLoad(quiet);
  expect(load.toldPerNode).toBe(100);
  // Two heartbeats of the bus a second; and 2,000 screens.
  const { hearing, idling } = measuredCosts;
  expect(load.nodeBusy).toBeCloseTo((2 * hearing.nodeMicros + 2_000 * idling.nodeMicros) / 1e6, 9);
  expect(load).toMatchObject({ heardPerNode: 2, calls: 0, otherCores: 0 });
});

it("a publish tells the screens of its workspace and subscribers, and those that show its page read more", () => {
  const load = steadyLoad({
    ...quiet,
    publishesPerSecond: 10,
    screensOfWorkspace: 5,
    screensOfPage: 2,
    subscribersOfPage: 1,
  });
  // 10 × (5 + 1) messages in all, for 10 nodes, beside the heartbeats.
  expect(load.toldPerNode).toBe(106);
  const { afterPublish, afterOtherPublish } = measuredCosts;
  expect(load.calls).toBe(20 * afterPublish.calls + 30 * afterOtherPublish.calls);
});

it("a hot page is current when the slower of node and database has read it", () => {
  const world = { ...quiet, screensOfHotPage: 1_000 };
  const hot = hotPublish(world, { node: 0, database: 0 });
  const { telling, afterPublish } = measuredCosts;
  expect(hot.toldPerNode).toBe(100);
  expect(hot.toldMs).toBeCloseTo((100 * telling.nodeMicros) / 1e3, 9);
  const nodeMs = (100 * afterPublish.nodeMicros) / 1e3;
  const databaseMs = (1_000 * afterPublish.databaseMicros) / 2 / 1e3;
  expect(hot.currentMs).toBeCloseTo(hot.toldMs + Math.max(nodeMs, databaseMs), 9);
});
