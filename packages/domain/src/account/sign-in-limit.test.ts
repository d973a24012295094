import { expect, test } from "vitest";
import { accountFailureRule, addFailure, nextAttemptAtMs } from "./sign-in-limit.ts";
import type { Failures } from "./sign-in-limit.ts";

const startMs = Date.UTC(2026, 0, 1);
const rule = accountFailureRule;

function failTimes(times: number, from: Failures | null = null, atMs = startMs): Failures | null {
  let failures = from;
  for (let time = 0; time < times; time += 1) failures = addFailure(failures, rule, atMs);
  return failures;
}

test.each([
  { times: 0, waitS: 0, because: "nothing failed" },
  { times: 9, waitS: 0, because: "everybody mistypes" },
  { times: 10, waitS: 60, because: "the free failures are used up" },
  { times: 11, waitS: 120, because: "each failure doubles the wait" },
  { times: 13, waitS: 480, because: "each failure doubles the wait" },
  { times: 14, waitS: 900, because: "nobody waits longer than a quarter of an hour" },
  { times: 500, waitS: 900, because: "nobody waits longer than a quarter of an hour" },
])("after $times failures the next attempt waits $waitS s: $because", ({ times, waitS }) => {
  const nextMs = nextAttemptAtMs(failTimes(times), rule);
  expect(Math.max(0, nextMs - startMs) / 1_000).toBe(waitS);
});

test("failures are forgiven one by one", () => {
  const later = startMs + 5 * rule.forgivenAfterMs;
  const failures = failTimes(1, failTimes(10), later);
  expect(nextAttemptAtMs(failures, rule)).toBe(0);
  expect(nextAttemptAtMs(failTimes(4, failures, later), rule)).toBeGreaterThan(later);
});

test("however many failures there were, all are forgiven within four hours", () => {
  const { forgivenAtMs } = failTimes(1_000) ?? { forgivenAtMs: Number.NaN };
  expect(forgivenAtMs - startMs).toBeLessThanOrEqual(4 * 60 * 60 * 1_000);
});
