import { expect, test } from "vitest";
import { keepAMinute } from "./keep-a-minute.ts";

test("callers share a read that is under way, and its answer for a minute", async () => {
  let nowMs = 0;
  let reads = 0;
  const ask = keepAMinute(
    async () => {
      reads += 1;
      return reads;
    },
    () => nowMs,
  );
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  nowMs = 59_999;
  expect(await ask()).toBe(1);
  nowMs = 60_000;
  expect(await ask()).toBe(2);
});

test("a read that failed is made again", async () => {
  let isAway = true;
  const ask = keepAMinute(async () => {
    if (isAway) throw new Error("away");
    return "there";
  });
  await expect(ask()).rejects.toThrow("away");
  isAway = false;
  expect(await ask()).toBe("there");
});
