import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createErrorRecorder } from "./record-errors.ts";

let isAway: boolean;
let written: number[];

beforeEach(() => {
  vi.useFakeTimers();
  isAway = true;
  written = [];
});

afterEach(() => {
  vi.useRealTimers();
});

function createRecorder() {
  return createErrorRecorder({
    clock: { now: () => new Date(0) },
    recentErrors: {
      async add(errors) {
        if (isAway) throw new Error("The database is away.");
        written.push(errors.length);
      },
    },
  });
}

function fail(recorder: ReturnType<typeof createRecorder>, times: number): void {
  for (let n = 0; n < times; n += 1)
    recorder.onError(new Error("x"), { requestId: "a", route: "b" });
}

test("errors of a flood are few, and those of a database that is away are written when it is back", async () => {
  const recorder = createRecorder();
  fail(recorder, 500);
  await recorder.flush();
  expect(written).toEqual([]);
  isAway = false;
  await recorder.flush();
  await recorder.flush();
  expect(written).toEqual([20]);
});

test("after a flood while the database was away, the next error has all of them written", async () => {
  const recorder = createRecorder();
  fail(recorder, 20);
  await vi.runAllTimersAsync();
  expect(written).toEqual([]);
  isAway = false;
  fail(recorder, 1);
  await vi.runAllTimersAsync();
  expect(written).toEqual([20]);
  fail(recorder, 1);
  await vi.runAllTimersAsync();
  expect(written).toEqual([20, 1]);
});
