import { expect, it } from "vitest";
import { layOutTree } from "../layout/lay-out-tree.ts";
import { aHistory, idOf } from "../testing/a-history.ts";
import { nextNode } from "./next-node.ts";

const layout = layOutTree(
  aHistory("a", "b<a", "side<a", "c<b", "more<side"),
  { previousNode: idOf("b") },
  idOf("c"),
);

it.each([
  { because: "right follows the level line", from: "a", direction: "right", to: "b" },
  { because: "left goes back to its parent", from: "more", direction: "left", to: "side" },
  { because: "up goes to the branch above", from: "b", direction: "up", to: "side" },
  { because: "down comes back to the level line", from: "side", direction: "down", to: "b" },
  { because: "down passes from one branch to the next", from: "c", direction: "down", to: "draft" },
  { because: "a leaf has nothing to its right", from: "c", direction: "right", to: null },
  { because: "a root has nothing to its left", from: "a", direction: "left", to: null },
] as const)("an arrow key leads from $from to $to, for $because", ({ from, direction, to }) => {
  expect(nextNode(layout, idOf(from), direction)).toBe(to);
});
