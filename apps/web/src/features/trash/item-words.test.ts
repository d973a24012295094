import type { TrashItem } from "@stemma/contract/trash.contract";
import type { PageId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { itemName, itemPlace, timeLeft } from "./item-words.ts";

const page: TrashItem = {
  type: "page",
  id: "bread" as PageId,
  kind: "page",
  pageTitle: "",
  icon: null,
  workspaceName: "Bakery",
  pagesBelow: 0,
  deletedAt: "2026-03-01T12:00:00.000Z",
  deletedBy: "Ana",
  goneAt: "2026-03-31T12:00:00.000Z",
  can: { remove: true },
};

test.each([
  { now: "2026-03-01T12:00:00Z", words: "Gone for good in 30 days" },
  { now: "2026-03-01T13:00:00Z", words: "Gone for good in 30 days" },
  { now: "2026-03-30T11:00:00Z", words: "Gone for good in 2 days" },
  { now: "2026-03-31T11:00:00Z", words: "Gone for good in 1 day" },
  { now: "2026-03-31T12:30:00Z", words: "Gone for good today" },
])("at $now, a page of March 1 says: $words", ({ now, words }) => {
  expect(timeLeft(page, new Date(now))).toBe(words);
});

test("a page that stays says no time", () => {
  expect(timeLeft({ ...page, goneAt: null }, new Date())).toBeNull();
});

test.each([
  { pagesBelow: 0, words: "In Bakery" },
  { pagesBelow: 1, words: "In Bakery, with 1 page below it" },
  { pagesBelow: 12, words: "In Bakery, with 12 pages below it" },
])("a page with $pagesBelow pages below says: $words", ({ pagesBelow, words }) => {
  expect(itemPlace({ ...page, pagesBelow })).toBe(words);
  expect(itemName(page)).toBe("Untitled Page");
});
