import { expect, it } from "vitest";
import { dayOf, dayWithYear, shortDate } from "./short-date.ts";

const now = new Date("2026-11-20T12:00:00Z");

it.each([
  { because: "it was lately", instant: "2026-11-18T12:00:00Z", words: "2 days ago" },
  { because: "it was this year", instant: "2026-03-03T12:00:00Z", words: "Mar 3" },
  { because: "it was another year", instant: "2025-03-03T12:00:00Z", words: "Mar 3, 2025" },
])("a date is written $words when $because", ({ instant, words }) => {
  expect(shortDate(instant, now)).toBe(words);
});

it("a day has its year where it is asked for, even the current one", () => {
  const instant = "2026-03-03T12:00:00Z";
  expect([dayOf(instant, now), dayWithYear(instant)]).toEqual(["Mar 3", "Mar 3, 2026"]);
});
