import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { aChain, aHistory, idOf } from "../testing/a-history.ts";
import { layOutTree, type TreeLayout } from "./lay-out-tree.ts";
import type { LinkedVersion } from "./link-history.ts";
import { treeMeasures } from "./tree-measures.ts";

const { columnPx, rowPx, baseHeightPx } = treeMeasures;

/** Each node as "name column row"; rows are relative to the published version's row. */
function drawn(layout: TreeLayout, published: string | null): string[] {
  const line = layout.nodes.find(({ key }) => key === published)?.y ?? layout.nodes[0]?.y ?? 0;
  return layout.nodes.map(({ key, column, y }) => `${key} ${column} ${(y - line) / rowPx}`);
}

it.each([
  {
    because: "nothing is drawn of nothing",
    versions: [],
    published: null,
    draft: undefined,
    tree: [],
  },
  {
    because: "a chain is level",
    versions: aHistory("a", "b<a", "c<b"),
    published: "c",
    draft: undefined,
    tree: ["a 0 0", "b 1 0", "c 2 0"],
  },
  {
    because: "a draft on the published version goes on the line",
    versions: aHistory("a", "b<a"),
    published: "b",
    draft: "b",
    tree: ["a 0 0", "b 1 0", "draft 2 0"],
  },
  {
    because: "a stale draft leaves the line",
    versions: aHistory("a", "b<a", "c<b"),
    published: "c",
    draft: "b",
    tree: ["a 0 0", "b 1 0", "c 2 0", "draft 2 1"],
  },
  {
    because: "a draft of a page never published stands alone",
    versions: [],
    published: null,
    draft: null,
    tree: ["draft 0 0"],
  },
  {
    because:
      "the line that leads to the published version is level, not the one that leads to the newest",
    versions: aHistory("a", "b<a", "side<a", "more<side"),
    published: "b",
    draft: undefined,
    tree: ["a 0 0", "b 1 0", "side 1 1", "more 2 1"],
  },
  {
    because: "after a revert the versions that were left behind go on level",
    versions: aHistory("a", "b<a", "c<b"),
    published: "a",
    draft: undefined,
    tree: ["a 0 0", "b 1 0", "c 2 0"],
  },
  {
    because: "branches take turns below and above",
    versions: aHistory("a", "x<a", "y<a", "b<a"),
    published: "b",
    draft: undefined,
    tree: ["a 0 0", "x 1 -1", "b 1 0", "y 1 1"],
  },
  {
    because: "a branch that leaves early goes round one that leaves late",
    versions: aHistory("a", "b<a", "c<b", "late<b", "early<a", "on<early", "other<a", "on2<other"),
    published: "c",
    draft: undefined,
    tree: ["a 0 0", "other 1 -1", "b 1 0", "early 1 2", "on2 2 -1", "c 2 0", "late 2 1", "on 2 2"],
  },
  {
    because: "two people's first versions are two roots",
    versions: aHistory("a", "b", "c<b"),
    published: "c",
    draft: undefined,
    tree: ["b 0 0", "a 0 1", "c 1 0"],
  },
  {
    because: "a version whose parent isn't there is a root",
    versions: aHistory("a<gone"),
    published: "a",
    draft: undefined,
    tree: ["a 0 0"],
  },
])("the tree is drawn so that $because", ({ versions, published, draft, tree }) => {
  const base = draft === undefined ? null : { previousNode: draft === null ? null : idOf(draft) };
  const layout = layOutTree(versions, base, published === null ? null : idOf(published));
  expect(drawn(layout, published)).toEqual(tree);
});

test("a small tree stands in the middle of the base height", () => {
  const { heightPx, widthPx } = layOutTree(aChain(2), null, idOf("v2"));
  expect(heightPx).toBe(baseHeightPx);
  expect(widthPx).toBe(columnPx + 2 * treeMeasures.sidePx);
});

const anyHistory = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 80 })
  .chain((choices) =>
    fc.record({
      versions: fc.constant(
        choices.map((choice, index): LinkedVersion => {
          const parent = Math.floor(choice * (index + 0.3));
          const isRoot = index === 0 || parent >= index;
          const previousNode = isRoot ? null : idOf(`v${parent}`);
          return { id: idOf(`v${index}`), previousNode, sequence: index + 1 };
        }),
      ),
      published: fc.nat({ max: choices.length - 1 }).map((index) => idOf(`v${index}`)),
      draft: fc.option(
        fc.record({
          previousNode: fc.option(
            fc.nat({ max: choices.length - 1 }).map((index) => idOf(`v${index}`)),
          ),
        }),
      ),
    }),
  );

test("whatever the history, each node is drawn once, none over another, and every line goes to the right", () => {
  fc.assert(
    fc.property(anyHistory, ({ versions, draft, published }) => {
      const layout = layOutTree(versions, draft, published);
      const keys = layout.nodes.map(({ key }) => key).sort();
      const wanted = [...versions.map(({ id }) => id), ...(draft === null ? [] : ["draft"])].sort();
      expect(keys).toEqual(wanted);
      const faults = layout.nodes.filter((node, index) => {
        const next = layout.nodes[index + 1];
        const isCrowded = next?.column === node.column && next.y - node.y < rowPx;
        return isCrowded || node.y <= 0 || node.y >= layout.heightPx;
      });
      expect(faults).toEqual([]);
      expect(layout.edges.filter(({ from, to }) => to.x - from.x !== columnPx)).toEqual([]);
      expect(layout.edges).toHaveLength(layout.nodes.filter((node) => node.parentKey).length);
    }),
    { numRuns: 500 },
  );
});

test("whatever the history, what leads to the published version is level", () => {
  fc.assert(
    fc.property(anyHistory, ({ versions, draft, published }) => {
      const { byKey } = layOutTree(versions, draft, published);
      const line = byKey.get(published);
      for (let at = line; at?.parentKey; at = byKey.get(at.parentKey)) expect(at.y).toBe(line?.y);
    }),
    { numRuns: 500 },
  );
});

test("whatever the history, no two lines between the same columns cross", () => {
  fc.assert(
    fc.property(anyHistory, ({ versions, draft, published }) => {
      const { edges } = layOutTree(versions, draft, published);
      const crossing = edges.filter((a) =>
        edges.some(
          (b) => a.from.column === b.from.column && a.from.y < b.from.y && a.to.y >= b.to.y,
        ),
      );
      expect(crossing).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
