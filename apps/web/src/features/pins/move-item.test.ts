import { expect, test } from "vitest";
import { moveItem } from "./move-item.ts";

test.each([
  { from: 0, to: 2, is: ["b", "c", "a"], because: "it goes behind the others" },
  { from: 2, to: 0, is: ["c", "a", "b"], because: "it goes before the others" },
  { from: 1, to: 1, is: ["a", "b", "c"], because: "it stays" },
  { from: 0, to: 3, is: ["a", "b", "c"], because: "there is no such place" },
  { from: 0, to: -1, is: ["a", "b", "c"], because: "there is no such place" },
  { from: 5, to: 0, is: ["a", "b", "c"], because: "there is no such item" },
])("an item moved from $from to $to makes $is, because $because", ({ from, to, is }) => {
  expect(moveItem(["a", "b", "c"], from, to)).toEqual(is);
});
