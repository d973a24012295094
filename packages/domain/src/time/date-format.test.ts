import { afterEach, expect, test, vi } from "vitest";
import { dateFormat } from "./date-format.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const then = new Date("2026-03-05T12:00:00Z");

test("a date is written as its options say", () => {
  const short = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });
  const full = dateFormat({ month: "long", day: "numeric", year: "numeric", timeZone: "UTC" });
  expect([short(then), full(then)]).toEqual(["Mar 5", "March 5, 2026"]);
});

test("the formatter is made at the first date, and once", () => {
  let made = 0;
  class Counted extends Intl.DateTimeFormat {
    constructor(...args: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...args);
      made += 1;
    }
  }
  vi.stubGlobal("Intl", { ...Intl, DateTimeFormat: Counted });
  const write = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });
  expect(made).toBe(0);
  expect([write(then), write(new Date("2026-04-01T12:00:00Z"))]).toEqual(["Mar 5", "Apr 1"]);
  expect(made).toBe(1);
});
