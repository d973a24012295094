import { expect, test } from "vitest";
import { toInstant } from "./instant.ts";

test.each([
  "2026-11-27 02:43:30+00",
  "2026-11-27 02:43:30.1+00",
  "2026-11-27 02:43:30.12+00",
  "2026-11-27 02:43:30.123+00",
  "2026-11-27 02:43:30.123999+00",
  "2026-12-31 23:59:59.999999+00",
  "2026-11-27 02:43:30.5+01",
  "2026-11-27 02:43:30-03",
  "2026-11-27 02:43:30.123456+05:30",
  "12026-11-27 02:43:30+00",
  "12026-11-27 02:43:30.25+00",
  "2026-11-27T02:43:30.123456+00:00",
])("the instant %s is written as a date is", (text) => {
  expect(toInstant(text)).toBe(new Date(text).toISOString());
});

test("a date is written in UTC with milliseconds", () => {
  expect(toInstant(new Date("2026-11-27T02:43:30Z"))).toBe("2026-11-27T02:43:30.000Z");
});
