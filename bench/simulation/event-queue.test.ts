import { expect, it } from "vitest";
import { createEventQueue } from "./event-queue.ts";
import { seededRandom } from "./seeded-random.ts";

it("the earliest comes first, and of two at the same time the one that was added first", () => {
  const queue = createEventQueue<string>();
  for (const [atMs, event] of [
    [5, "b"],
    [9, "d"],
    [5, "c"],
    [1, "a"],
  ] as const) {
    queue.add(atMs, event);
  }
  const events = Array.from({ length: 5 }, () => queue.next()?.event);
  expect(events).toEqual(["a", "b", "c", "d", undefined]);
});

it("a thousand times come in their order", () => {
  const random = seededRandom(7);
  const times = Array.from({ length: 1_000 }, () => Math.floor(random() * 100));
  const queue = createEventQueue<null>();
  for (const atMs of times) queue.add(atMs, null);
  const taken = times.map(() => queue.next()?.atMs);
  expect(taken).toEqual(times.toSorted((a, b) => a - b));
});
