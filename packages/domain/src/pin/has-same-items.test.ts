import { expect, test } from "vitest";
import { hasSameItems } from "./has-same-items.ts";

test.each([
  { old: ["a", "b", "c"], wanted: ["c", "a", "b"], is: true, because: "only the order changed" },
  { old: ["a", "b"], wanted: ["a", "b"], is: true, because: "nothing changed" },
  { old: [], wanted: [], is: true, because: "there is nothing to order" },
  { old: ["a", "b"], wanted: ["a"], is: false, because: "one is missing" },
  { old: ["a", "b"], wanted: ["a", "b", "c"], is: false, because: "one is new" },
  { old: ["a", "b"], wanted: ["a", "a"], is: false, because: "one stands for another" },
  { old: ["a", "b"], wanted: ["a", "b", "b"], is: false, because: "one comes twice" },
])("a new order of $old as $wanted is taken: $is, because $because", ({ old, wanted, is }) => {
  expect(hasSameItems(old, wanted)).toBe(is);
});
