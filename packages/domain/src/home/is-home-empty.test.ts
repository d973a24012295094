import { expect, test } from "vitest";
import { isHomeEmpty } from "./is-home-empty.ts";

test.each([
  { pinnedItems: 0, recentItems: 0, drafts: 0, isEmpty: true, because: "there is nothing" },
  { pinnedItems: 2, recentItems: 0, drafts: 0, isEmpty: true, because: "two pins are few" },
  { pinnedItems: 3, recentItems: 0, drafts: 0, isEmpty: false, because: "three pins are enough" },
  { pinnedItems: 0, recentItems: 1, drafts: 0, isEmpty: false, because: "something was opened" },
  { pinnedItems: 0, recentItems: 0, drafts: 1, isEmpty: false, because: "something is written" },
])("Home is empty: $isEmpty, because $because", ({ isEmpty, because: _because, ...counts }) => {
  expect(isHomeEmpty(counts)).toBe(isEmpty);
});
