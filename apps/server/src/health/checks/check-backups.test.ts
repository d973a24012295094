import { expect, test } from "vitest";
import { judgeBackups } from "./check-backups.ts";

const now = new Date("2026-03-03T03:00:00Z");
const schedule = { folder: "/srv/backups", everyMs: 24 * 3_600_000, keep: 2 };
const goodOf = (day: string) => ({
  lastGood: {
    file: "/srv/backups/a.tar.gz",
    startedAt: new Date(`${day}T03:00:00Z`),
    finishedAt: new Date(`${day}T03:01:00Z`),
    bytes: 12_000_000,
  },
  lastFailure: null,
  failures: 0,
  toldAt: null,
});
const never = { ...goodOf("2026-03-01"), lastGood: null };
const lastFailure = { startedAt: now, reason: "/srv/backups cannot be written: its disk is full." };

test("backups that are as recent as the schedule says are well", () => {
  expect(judgeBackups(goodOf("2026-03-02"), schedule, now)).toMatchObject({
    isOk: true,
    line: "The last backup is of 2026-03-02 03:00 UTC, has 12 MB and is in /srv/backups.",
  });
  expect(judgeBackups(goodOf("2026-03-01"), schedule, now).isOk).toBe(true);
});

test.each([
  [judgeBackups(never, schedule, now), "start Stemma"],
  [judgeBackups(goodOf("2026-02-28"), schedule, now), "check that Stemma runs"],
  [judgeBackups({ ...never, lastFailure, failures: 1 }, schedule, now), "no good one yet"],
  [
    judgeBackups({ ...goodOf("2026-03-02"), lastFailure, failures: 3 }, schedule, now),
    "failed 3 times: /srv/backups cannot be written: its disk is full. The last good one is of 2026-03-02",
  ],
])("$0.line", (finding, says) => {
  expect(finding.isOk).toBe(false);
  expect(finding.line).toContain(says);
});
