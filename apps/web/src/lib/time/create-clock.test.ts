import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClock } from "./create-clock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each listener is woken once, at its own moment", () => {
  const clock = createClock();
  const early = vi.fn();
  const late = vi.fn();
  clock.wakeAt(Date.now() + 3_000, late);
  clock.wakeAt(Date.now() + 1_000, early);
  vi.advanceTimersByTime(999);
  expect(early).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(early).toHaveBeenCalledOnce();
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(early).toHaveBeenCalledOnce();
  expect(late).toHaveBeenCalledOnce();
});

test("a hundred listeners share one timer, and none is left when all have gone", () => {
  const clock = createClock();
  const cancels = Array.from({ length: 100 }, (_, n) =>
    clock.wakeAt(Date.now() + 1_000 + n, vi.fn()),
  );
  expect(vi.getTimerCount()).toBe(1);
  for (const cancel of cancels) cancel();
  expect(vi.getTimerCount()).toBe(0);
});

test("a moment that is past wakes its listener at once", () => {
  const wake = vi.fn();
  createClock().wakeAt(Date.now() - 1, wake);
  expect(wake).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("a listener that sets its next alarm while it is woken is woken again", () => {
  const clock = createClock();
  const rings: number[] = [];
  const startMs = Date.now();
  const again = () => {
    rings.push(Date.now() - startMs);
    clock.wakeAt(Date.now() + 1_000, again);
  };
  clock.wakeAt(Date.now() + 1_000, again);
  vi.advanceTimersByTime(3_000);
  expect(rings).toEqual([1_000, 2_000, 3_000]);
});
