import { expect, it } from "vitest";
import { measuredCosts } from "./measured-costs.ts";
import { simulateLosses } from "./simulate-losses.ts";

const two = {
  nodes: 2,
  screens: 20,
  losses: 1,
  replacedAfterMs: 10_000,
  databaseCores: 1_000,
  busy: { node: 0, database: 0 },
  balance: "in turn",
  seed: 1,
} as const;

it("the screens of a lost node connect to the other one, within two seconds and what the work takes", () => {
  const { storms, screens } = simulateLosses(two);
  const [storm] = storms;
  expect(screens.toSorted((a, b) => a - b)).toEqual([0, 20]);
  expect(storm).toMatchObject({ reconnecting: 10, givenUp: 0, left: 0 });
  const allWorkMs =
    (10 * (measuredCosts.connecting.nodeMicros + measuredCosts.afterReconnection.nodeMicros)) / 1e3;
  expect(storm?.connectedMs).toBeLessThan(2_000 + allWorkMs);
  expect(storm?.currentMs).toBeGreaterThan(storm?.connectedMs ?? 0);
});

it("one screen is current after its delay, and its work at the node and at the database", () => {
  const { connecting, afterReconnection } = measuredCosts;
  const { storms } = simulateLosses({ ...two, screens: 2, databaseCores: 1 });
  const [storm] = storms;
  // It connects first, then it reads everything again.
  const readingMs = (afterReconnection.nodeMicros + afterReconnection.databaseMicros) / 1e3;
  expect((storm?.currentMs ?? 0) - (storm?.connectedMs ?? 0)).toBeCloseTo(readingMs, 6);
  const delayMs =
    (storm?.connectedMs ?? 0) - (connecting.nodeMicros + connecting.databaseMicros) / 1e3;
  expect(delayMs).toBeGreaterThan(0);
  expect(delayMs).toBeLessThan(2_000);
});

it("the same seed gives the same storms, another one gives others", () => {
  const often = { ...two, nodes: 5, screens: 500, losses: 4 };
  expect(simulateLosses(often)).toEqual(simulateLosses(often));
  expect(simulateLosses(often)).not.toEqual(simulateLosses({ ...often, seed: 2 }));
});

it("no screen is lost or counted twice, whatever happens to the nodes", () => {
  const { screens, storms } = simulateLosses({ ...two, nodes: 5, screens: 500, losses: 6 });
  expect(storms).toHaveLength(6);
  expect(screens.reduce((sum, count) => sum + count, 0)).toBe(500);
});

it("a node that is too slow has attempts given up after eight seconds, and screens are left at the end of the minute", () => {
  const slow = { ...two, screens: 200, busy: { node: 0.999, database: 0 } };
  const [storm] = simulateLosses(slow).storms;
  expect(storm?.givenUp).toBeGreaterThan(0);
  expect(storm?.left).toBeGreaterThan(0);
});

it("where the node with the fewest screens is chosen, an empty one gets all of the next loss", () => {
  const many = { ...two, nodes: 10, screens: 1_000, losses: 2 };
  const evenly = simulateLosses(many).screens;
  const together = simulateLosses({ ...many, balance: "fewest" }).screens;
  const least = (screens: readonly number[]) => screens.toSorted((a, b) => a - b)[1] ?? 0;
  // The node that was lost last is empty. The one before it has had 100 or more where it was the emptiest, and its turns else.
  expect(least(together)).toBeGreaterThanOrEqual(100);
  expect(least(evenly)).toBeLessThan(20);
});
