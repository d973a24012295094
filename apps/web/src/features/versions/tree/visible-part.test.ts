import { expect, test } from "vitest";
import { layOutTree } from "../layout/lay-out-tree.ts";
import { treeMeasures } from "../layout/tree-measures.ts";
import { aChain, aHistory, idOf } from "../testing/a-history.ts";
import { visiblePart } from "./visible-part.ts";

const { columnPx, sidePx } = treeMeasures;

test("of 500 versions only those in the viewport are drawn, and the one that has the focus", () => {
  const layout = layOutTree(aChain(500), null, idOf("v500"));
  const left = sidePx + 100 * columnPx + 1;
  const viewport = { left, top: 0, right: left + columnPx, bottom: 500 };
  const { nodes, edges } = visiblePart(layout, viewport, idOf("v1"));
  expect(nodes.map(({ key }) => key)).toEqual(["v1", "v101", "v102"]);
  expect(edges.map(({ key }) => key)).toEqual(["v102", "v103"]);
});

test("a line that only passes through is drawn", () => {
  const many = Array.from({ length: 60 }, (_, n) => `side${n}<a`);
  const layout = layOutTree(aHistory("a", ...many), null, idOf("a"));
  const viewport = { left: 0, top: 0, right: 400, bottom: 160 };
  const { nodes, edges } = visiblePart(layout, viewport, null);
  expect(nodes.length).toBeLessThan(5);
  expect(edges.length).toBe(nodes.length);
});
