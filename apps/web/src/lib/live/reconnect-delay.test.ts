import { expect, test } from "vitest";
import { reconnectDelayMs } from "./reconnect-delay.ts";

test.each([
  [1, 2_000],
  [2, 4_000],
  [3, 8_000],
  [4, 15_000],
  [1_000, 15_000],
])("attempt %i comes at any moment within %i milliseconds", (attempt, maxMs) => {
  expect(reconnectDelayMs(attempt, 0)).toBe(0);
  expect(reconnectDelayMs(attempt, 0.25)).toBe(maxMs / 4);
  expect(reconnectDelayMs(attempt, 1)).toBe(maxMs);
});
