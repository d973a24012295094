import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = new Date("2024-03-10T12:00:00Z");
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  { because: "less than a second is now", agoMs: 999, words: "just now" },
  { because: "a clock ahead of ours is now", agoMs: -5 * minute, words: "just now" },
  { because: "one stands alone", agoMs: second, words: "1 second ago" },
  { because: "more than one has an s", agoMs: 59 * second, words: "59 seconds ago" },
  { because: "units are full ones", agoMs: 119 * second, words: "1 minute ago" },
  { because: "hours follow minutes", agoMs: 3 * hour, words: "3 hours ago" },
  { because: "days follow hours", agoMs: 5 * day, words: "5 days ago" },
  { because: "after five days the date says more", agoMs: 5 * day + 1, words: "Mar 5, 2024" },
])("$because: $words", ({ agoMs, words }) => {
  expect(relativeTime(new Date(now.getTime() - agoMs), now)).toBe(words);
});
