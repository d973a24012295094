import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReturnWatch } from "./create-return-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const server = { isReady: false, asked: 0 };
  const hints = new Set<() => void>();
  const wait = createReturnWatch({
    isReady: async () => {
      server.asked += 1;
      return server.isReady;
    },
    onHint: (hint) => {
      hints.add(hint);
      return () => void hints.delete(hint);
    },
  });
  return { server, hints, wait };
}

test("a screen that waits tries again once the server is ready, and not before", async () => {
  const { server, wait } = watch();
  const retry = vi.fn();
  wait(retry);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.asked).toBeGreaterThan(1);
  expect(retry).not.toHaveBeenCalled();
  server.isReady = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(retry).toHaveBeenCalled();
});

test("a hint that the connection is back is followed at once", async () => {
  const { server, hints, wait } = watch();
  const retry = vi.fn();
  wait(retry);
  server.isReady = true;
  for (const hint of hints) hint();
  await vi.advanceTimersByTimeAsync(0);
  expect(retry).toHaveBeenCalledOnce();
});

test("the server is not asked once no screen waits any more", async () => {
  const { server, hints, wait } = watch();
  const stop = wait(vi.fn());
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toBe(0);
  expect(hints.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("retries that fail again and again become rarer, until half a minute lies between them", async () => {
  const { server, wait } = watch();
  server.isReady = true;
  // A screen that fails again is mounted again: it ends its wait and begins a new one.
  let stop: () => void;
  const retry = vi.fn(() => {
    stop();
    stop = wait(retry);
  });
  stop = wait(retry);
  await vi.advanceTimersByTimeAsync(60_000);
  const inFirstMinute = retry.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(inFirstMinute).toBeLessThan(10);
  expect(retry.mock.calls.length - inFirstMinute).toBeLessThanOrEqual(5);
});
