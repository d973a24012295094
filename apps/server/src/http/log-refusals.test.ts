import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UserId } from "@stemma/domain/ids";
import { logRefusals } from "./log-refusals.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ana = "ana" as UserId;
const refused = (code: string, userId: UserId | null = ana, address = "192.0.2.7") => ({
  code,
  route: "pages/get",
  userId,
  address,
});

function start() {
  const lines: unknown[] = [];
  const log = logRefusals({ warn: (...line: unknown[]) => lines.push(line) });
  return { log, lines };
}

test("the refusals of a minute are one line, those that are alike with their number", () => {
  const { log, lines } = start();
  log.add(refused("NO_ACCESS"));
  log.add(refused("NOT_ALLOWED"));
  log.add(refused("NO_ACCESS"));
  log.add(refused("NO_ACCESS", null));
  vi.advanceTimersByTime(59_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  const refusals = [
    { ...refused("NO_ACCESS"), count: 2 },
    { ...refused("NOT_ALLOWED"), count: 1 },
    { ...refused("NO_ACCESS", null), count: 1 },
  ];
  expect(lines).toEqual([[{ refusals, others: 0 }, "Requests were refused."]]);

  log.add(refused("NO_ACCESS"));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject([{ refusals: [{ count: 1 }], others: 0 }, expect.any(String)]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(2);
});

test("whatever people send, a line names fifty, and counts the others", () => {
  const { log, lines } = start();
  for (let at = 0; at < 1_000; at += 1) log.add(refused("NOT_FOUND", null, `192.0.2.${at}`));
  log.add(refused("NOT_FOUND", null, "192.0.2.0"));
  log.close();
  const [[about]] = lines as [[{ refusals: { count: number }[]; others: number }]];
  expect(about.refusals).toHaveLength(50);
  expect(about.refusals[0]?.count).toBe(2);
  expect(about.others).toBe(950);
});

test("what waits is logged at the end, once", () => {
  const { log, lines } = start();
  log.add(refused("NO_ACCESS"));
  log.close();
  log.close();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

test.each(["UNAUTHENTICATED", "DRAFT_CONFLICT", "OTHER_ORGANIZATION", "SECOND_FACTOR_NEEDED"])(
  "%s belongs to ordinary work and is not logged",
  (code) => {
    const { log, lines } = start();
    log.add(refused(code));
    log.close();
    expect(lines).toEqual([]);
  },
);
