import { expect, test } from "vitest";
import { nextTick } from "./next-tick.ts";

const now = new Date("2024-03-10T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

test.each([
  { instants: [], waitMs: 60_000, because: "nothing is shown but what lasts for minutes" },
  { instants: [ago(0)], waitMs: 1_000, because: "'just now' lasts a second" },
  { instants: [ago(12_300)], waitMs: 700, because: "seconds are counted" },
  { instants: [ago(90_000)], waitMs: 30_000, because: "minutes are counted" },
  { instants: [ago(7_200_000)], waitMs: 60_000, because: "a minute is the longest wait" },
  { instants: [ago(90_000), ago(12_300)], waitMs: 700, because: "the first change counts" },
  { instants: [ago(12_999)], waitMs: 100, because: "ten times a second is enough" },
])("the screen waits $waitMs ms, because $because", ({ instants, waitMs }) => {
  expect(nextTick(instants, now) - now.getTime()).toBe(waitMs);
});
