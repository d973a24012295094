import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { VersionId } from "@stemma/domain/ids";
import { dotsMax, layOutSmallStemma } from "./small-stemma-layout.ts";

const id = (name: string) => name as VersionId;

/** Versions in the order of publishing, as "name<parent". */
function versions(...written: readonly string[]) {
  return written.map((one, index) => {
    const [name = "", parent] = one.split("<");
    return {
      id: id(name),
      previousNode: parent === undefined ? null : id(parent),
      sequence: index + 1,
    };
  });
}

test("a page that was never branched is a straight line that ends in the current version", () => {
  const { dots, lines, width } = layOutSmallStemma(versions("a", "b<a", "c<b"), id("c"));
  expect(dots.map(({ x, y }) => [x, y])).toEqual([
    [4, 11],
    [16, 11],
    [28, 11],
  ]);
  expect(dots.map((dot) => dot.isCurrent)).toEqual([false, false, true]);
  expect(lines.map((line) => line.path)).toEqual(["M4 11H16", "M16 11H28"]);
  expect(width).toBe(32);
});

test("a branch leaves the line that leads to the current version", () => {
  const { dots } = layOutSmallStemma(versions("a", "b<a", "side<a", "c<b", "other<b"), id("c"));
  expect(dots.map(({ y }) => y)).toEqual([11, 11, 5, 11, 17]);
});

test("a version on a branch stays on it", () => {
  const { dots } = layOutSmallStemma(versions("a", "side<a", "b<a", "more<side"), id("b"));
  expect(dots.map(({ y }) => y)).toEqual([11, 5, 11, 5]);
});

test("an old version that was reverted to is drawn with the last ones", () => {
  const many = versions("v0", ...Array.from({ length: 11 }, (_, n) => `v${n + 1}<v${n}`));
  const { dots } = layOutSmallStemma(many.reverse(), id("v2"));
  expect(dots.map((dot) => dot.id)).toEqual(["v2", "v7", "v8", "v9", "v10", "v11"]);
  expect(dots).toHaveLength(dotsMax);
});

test("an old version that was reverted to is the stem of what came later", () => {
  const many = versions("v0", ...Array.from({ length: 11 }, (_, n) => `v${n + 1}<v${n}`));
  const { dots, lines } = layOutSmallStemma(many, id("v2"));
  expect(dots.map(({ y }) => y)).toEqual([11, 5, 5, 5, 5, 5]);
  expect(lines.map(({ from, id: to }) => `${from}-${to}`)).toEqual([
    "v2-v7",
    "v7-v8",
    "v8-v9",
    "v9-v10",
    "v10-v11",
  ]);
});

test("a version whose parent is not drawn hangs on the nearest drawn ancestor", () => {
  const many = versions("a", "b<a", "c<b", "d<b", "e<d", "f<e", "g<f", "h<c");
  const { dots, lines } = layOutSmallStemma(many, id("a"));
  expect(dots.map((dot) => dot.id)).toEqual(["a", "d", "e", "f", "g", "h"]);
  expect(lines.filter(({ from }) => from === "a").map((line) => line.id)).toEqual(["d", "h"]);
});

test("a version of which no ancestor is known hangs on the oldest dot", () => {
  const { lines } = layOutSmallStemma(versions("old", "b<gone", "c<b"), id("c"));
  expect(lines.map(({ from, id: to }) => `${from}-${to}`)).toEqual(["old-b", "b-c"]);
});

test("two branches at the same time stand on different sides", () => {
  const { dots } = layOutSmallStemma(versions("a", "b<a", "s<a", "t<b", "c<b", "u<s"), id("c"));
  expect(dots.map(({ y }) => y)).toEqual([11, 11, 5, 17, 11, 5]);
});

test("a branch takes the free side where the other is taken", () => {
  const list = versions("a", "s<a", "t<a", "b<t", "c<b", "u<s");
  const { dots } = layOutSmallStemma(list, id("c"));
  expect(dots.map(({ y }) => y)).toEqual([11, 5, 11, 11, 11, 5]);
});

test("whatever the history, and however little of it is known, all dots hang together", () => {
  const histories = fc.array(fc.nat(), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(histories, fc.nat(), fc.nat(5), (choices, currentChoice, forgotten) => {
      const all = choices.map((choice, index) => ({
        id: id(`v${index}`),
        previousNode: index === 0 ? null : id(`v${choice % index}`),
        sequence: index + 1,
      }));
      const known = all.slice(Math.min(forgotten, all.length - 1));
      const current = known[currentChoice % known.length]?.id ?? null;
      const { dots, lines } = layOutSmallStemma(known, current);
      const reached = new Set(dots.slice(0, 1).map((dot) => dot.id));
      for (const { from, id: to, path } of lines) {
        expect(reached.has(from)).toBe(true);
        reached.add(to);
        const start = dots.find((dot) => dot.id === from);
        const end = dots.find((dot) => dot.id === to);
        expect(path.startsWith(`M${start?.x} ${start?.y}`)).toBe(true);
        expect(path.endsWith(`H${end?.x}`)).toBe(true);
      }
      expect(reached.size).toBe(dots.length);
      expect(dots.filter((dot) => dot.isCurrent)).toHaveLength(1);
    }),
  );
});

test("nothing published draws nothing", () => {
  expect(layOutSmallStemma([], null).dots).toEqual([]);
});
