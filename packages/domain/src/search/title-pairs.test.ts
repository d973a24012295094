import { expect, test } from "vitest";
import { titlePairs } from "./title-pairs.ts";

test.each([
  { title: "rye", pairs: ["/ry", "/ye", "/e"], because: "the last character stands alone, too" },
  { title: "a a a", pairs: ["/a ", "/ a", "/a"], because: "a pair counts once" },
  { title: "🥨!", pairs: ["/🥨!", "/!"], because: "a character may be two units" },
  { title: "", pairs: [], because: "there is nothing to find" },
])("the pairs of '$title' are $pairs, because $because", ({ title, pairs }) => {
  expect(titlePairs(title)).toEqual(pairs);
});
