import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { answerWithin } from "./answer-within.ts";

const never = new Promise<never>(() => undefined);

test("an answer in time is the result, and nothing listens afterwards", async () => {
  const { signal } = new AbortController();
  const asked = Promise.resolve("here");
  expect(await answerWithin(asked, { ms: 60_000, late: "late", signal })).toBe("here");
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("without an answer in time, the result says so, and nothing listens afterwards", async () => {
  const { signal } = new AbortController();
  expect(await answerWithin(never, { ms: 1, late: "late", signal })).toBe("late");
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("the end of the signal ends the wait", async () => {
  const ending = new AbortController();
  const { signal } = ending;
  const waiting = answerWithin(never, { ms: 60_000, late: "late", signal });
  ending.abort();
  await expect(waiting).rejects.toThrow(/abort/);
  await expect(answerWithin(never, { ms: 60_000, late: "late", signal })).rejects.toThrow(/abort/);
});
