import { afterEach, expect, test, vi } from "vitest";
import { createLogger } from "../platform/logger.ts";
import { createLiveSender } from "./live-sender.ts";
import type { PendingRow } from "./live.store.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("closing waits for the batch that begins when the one before it ends", async () => {
  vi.useFakeTimers();
  const published: number[] = [];
  const store = {
    publishPending: async (rows: readonly PendingRow[]) => {
      // Longer than the time between two batches.
      await new Promise((resolve) => setTimeout(resolve, 30));
      published.push(...rows.map(({ id }) => id));
    },
    publishOldest: () => Promise.resolve(0),
  };
  const sender = createLiveSender(store, createLogger("silent"));
  sender.send([{ id: 1, payload: "[]" }]);
  sender.send([{ id: 2, payload: "[]" }]);
  const closed = sender.close().then(() => [...published]);
  await vi.runAllTimersAsync();
  expect(await closed).toEqual([1, 2]);
});

test("a node never looks for pending events twice at the same time", async () => {
  vi.useFakeTimers();
  const answers: ((count: number) => void)[] = [];
  const store = {
    publishPending: () => Promise.resolve(),
    publishOldest: () => new Promise<number>((resolve) => answers.push(resolve)),
  };
  const sender = createLiveSender(store, createLogger("silent"));
  sender.start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answers).toHaveLength(1);
  answers[0]?.(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers).toHaveLength(2);
  const closed = sender.close();
  answers[1]?.(0);
  await closed;
});
