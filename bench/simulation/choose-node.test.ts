import { expect, it } from "vitest";
import { createChooseNode } from "./choose-node.ts";

const nodes = [
  { isUp: true, screens: 7 },
  { isUp: false, screens: 0 },
  { isUp: true, screens: 3 },
  { isUp: true, screens: 3 },
];

it("each node gets its turn, except those that are down", () => {
  const choose = createChooseNode("in turn");
  expect(Array.from({ length: 5 }, () => choose(nodes))).toEqual([0, 2, 3, 0, 2]);
});

it("the node with the fewest screens gets all, but never one that is down", () => {
  const choose = createChooseNode("fewest");
  expect([choose(nodes), choose(nodes)]).toEqual([2, 2]);
});
