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

test("a version whose parent is not drawn begins a line", () => {
  const { lines } = layOutSmallStemma(versions("b<gone", "c<b"), id("c"));
  expect(lines).toHaveLength(1);
});

test("nothing published draws nothing", () => {
  expect(layOutSmallStemma([], null).dots).toEqual([]);
});
