import { expect, test } from "vitest";
import { expiryWords } from "./expiry-words.ts";

const now = new Date("2026-03-10T12:00:00Z");

test.each([
  { at: "2026-03-17T12:00:00Z", words: "Expires in 7 days", because: "a new one has a week" },
  { at: "2026-03-17T11:58:00Z", words: "Expires in 7 days", because: "it was made just now" },
  { at: "2026-03-17T12:02:00Z", words: "Expires in 7 days", because: "this clock is behind" },
  { at: "2026-03-16T12:00:00Z", words: "Expires in 6 days", because: "a day has passed" },
  { at: "2026-03-11T13:00:00Z", words: "Expires in 1 day", because: "one stands alone" },
  { at: "2026-03-11T11:40:00Z", words: "Expires in 1 day", because: "24 hours are a day" },
  { at: "2026-03-11T11:00:00Z", words: "Expires in 23 hours", because: "hours follow days" },
  { at: "2026-03-10T12:59:45Z", words: "Expires in 1 hour", because: "60 minutes are an hour" },
  { at: "2026-03-10T12:30:00Z", words: "Expires in 30 minutes", because: "minutes follow hours" },
  { at: "2026-03-10T12:00:20Z", words: "Expires in less than a minute", because: "it is close" },
  { at: "2026-03-10T12:00:00Z", words: "Expired", because: "its moment has come" },
])("an invitation until $at says '$words' because $because", ({ at, words }) => {
  expect(expiryWords(new Date(at), now)).toBe(words);
});
