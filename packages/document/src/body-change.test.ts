import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changeBetween, withChange } from "./body-change.ts";
import type { NodeJson } from "./format.ts";
import { anyEdits, applyEdits } from "./testing/any-edits.ts";
import { anyNumberedPage } from "./testing/any-pages.ts";

const isSame = (a: NodeJson, b: NodeJson) => JSON.stringify(a) === JSON.stringify(b);

test("a body with the change to another one is that one", () => {
  fc.assert(
    fc.property(anyNumberedPage(), anyEdits(), (before, edits) => {
      const after = applyEdits(before, edits, "w");
      const change = changeBetween(before, after, isSame);
      expect(change && withChange(before, change)).toEqual(after);
    }),
  );
});

test("the change to an equal body has no nodes", () => {
  fc.assert(
    fc.property(anyNumberedPage(), (body) => {
      const change = changeBetween(body, structuredClone(body), isSame);
      expect(change).toMatchObject({ removed: 0, nodes: [] });
    }),
  );
});

test("a change holds the nodes between the first and the last that differ, also where nodes repeat", () => {
  const [body] = fc.sample(anyNumberedPage(), 1);
  if (body === undefined) throw new Error("There is no body.");
  const [node] = body.root.children;
  if (node === undefined) throw new Error("The body has no node.");
  const bodyWith = (count: number) => ({
    ...body,
    root: { ...body.root, children: Array.from({ length: count }, () => node) },
  });
  expect(changeBetween(bodyWith(2), bodyWith(3), isSame)).toEqual({
    formatVersion: body.formatVersion,
    start: 2,
    removed: 0,
    nodes: [node],
  });
  expect(changeBetween(bodyWith(3), bodyWith(1), isSame)).toEqual({
    formatVersion: body.formatVersion,
    start: 1,
    removed: 2,
    nodes: [],
  });
});

test("there is no change between bodies of different format versions", () => {
  const [body] = fc.sample(anyNumberedPage(), 1);
  if (body === undefined) throw new Error("There is no body.");
  const older = { ...body, formatVersion: 1 } as unknown as typeof body;
  expect(changeBetween(older, body, isSame)).toBeNull();
});

test("a change of nodes that the body does not have, or of another format version, is refused", () => {
  const body = { formatVersion: 2, root: { children: [1, 2] } };
  const change = { formatVersion: 2, removed: 0, nodes: [3] };
  expect(withChange(body, { ...change, start: 1, removed: 2 })).toBeNull();
  expect(withChange(body, { ...change, start: 3 })).toBeNull();
  expect(withChange(body, { ...change, formatVersion: 1, start: 2 })).toBeNull();
  expect(withChange({ root: body.root }, { ...change, start: 2 })).toBeNull();
  expect(withChange(body, { ...change, start: 2 })).toEqual({
    formatVersion: 2,
    root: { children: [1, 2, 3] },
  });
});
