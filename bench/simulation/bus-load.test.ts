import { expect, it } from "vitest";
import { batchesPerSecond, busLoad, notificationPayloads } from "./bus-load.ts";
import { millionScreens } from "./world.ts";

it("events that come seldom leave in a batch each", () => {
  // Within 10 ms after one of them, another one comes once in a thousand.
  expect(batchesPerSecond(0.1)).toBeCloseTo(0.1, 5);
  expect(batchesPerSecond(0)).toBe(0);
});

it("a node sends at most a hundred batches a second", () => {
  expect(batchesPerSecond(100_000)).toBeCloseTo(100, 6);
});

it("a hundred events a second leave in 73 batches: one every 10 ms, and 3.7 ms of waiting for the next event", () => {
  expect(batchesPerSecond(100)).toBeCloseTo(1_000 / (10 + 10 / Math.E), 6);
});

it.each([
  { people: 1, payloads: 1, because: "one event is one payload" },
  { people: 102, payloads: 1, because: "102 events of 77 bytes and the brackets are 7,855 bytes" },
  { people: 103, payloads: 2, because: "103 would be 7,932 bytes, more than 7,900" },
  { people: 511, payloads: 6, because: "five times 102 are 510" },
])("$people people are told of a notification in $payloads payloads: $because", (of) => {
  expect(notificationPayloads(of.people)).toBe(of.payloads);
});

it("each payload goes to each node, with the heartbeats of all nodes", () => {
  const silent = {
    ...millionScreens,
    hotPages: 0,
    publishesPerSecond: 0,
    savesPerSecond: 0,
    turnsPerSecond: 0,
  };
  // 100 nodes, each every 5 seconds.
  expect(busLoad(silent)).toEqual({ events: 0, batches: 0, payloads: 20, deliveries: 2_000 });
});

it("a publish is a payload for its page and workspace, and one for those who subscribe", () => {
  const publishing = {
    ...millionScreens,
    nodes: 1,
    hotPages: 0,
    publishesPerSecond: 1,
    savesPerSecond: 0,
    turnsPerSecond: 0,
  };
  const { events, payloads } = busLoad(publishing);
  expect(events).toBe(2);
  expect(payloads).toBeCloseTo(2.2, 9);
});
