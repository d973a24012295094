import { expect, test } from "vitest";
import { relativeTime, msUntilRelativeTimeChanges } from "./relative-time.ts";

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

test.each([
  { because: "'just now' ends with the first second", agoMs: 0, lastsMs: second },
  {
    because: "a moment ahead of us is 'just now' until a second after it",
    agoMs: -300,
    lastsMs: 1300,
  },
  { because: "seconds are counted one by one", agoMs: 1500, lastsMs: 500 },
  { because: "the last second becomes a minute", agoMs: 59 * second, lastsMs: second },
  { because: "minutes are counted one by one", agoMs: 90 * second, lastsMs: 30 * second },
  { because: "hours are counted one by one", agoMs: 3 * hour, lastsMs: hour },
  { because: "five days become a date at once", agoMs: 5 * day, lastsMs: 1 },
  { because: "the fifth day is counted before", agoMs: 5 * day - 1, lastsMs: 1 },
  { because: "a date stays", agoMs: 5 * day + 1, lastsMs: Infinity },
])("$because", ({ agoMs, lastsMs }) => {
  const then = new Date(now.getTime() - agoMs);
  expect(msUntilRelativeTimeChanges(then, now)).toBe(lastsMs);
  if (lastsMs === Infinity) return;
  const words = relativeTime(then, now);
  expect(relativeTime(then, new Date(now.getTime() + lastsMs - 1))).toBe(words);
  expect(relativeTime(then, new Date(now.getTime() + lastsMs))).not.toBe(words);
});
