import { expect, test } from "vitest";
import type { BlockId } from "../block-id.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { movedRows } from "./moved-rows.ts";

const words: Readonly<Record<string, string>> = {
  a: "Feed the starter.",
  b: "Mix flour and water.",
  c: "Shape two loaves.",
  d: "Bake at noon.",
  new: "Nobody expected this one",
};

const body = (...ids: readonly string[]) =>
  makeBody(
    ids.map((id) =>
      makeBlock({ id: id as BlockId, kind: "paragraph" }, [
        { text: words[id] ?? "", marks: 0, url: null },
      ]),
    ),
  );

test.each([
  { after: body("a", "b", "c", "d"), moved: [], because: "all stand where they stood" },
  { after: body("b", "c", "d", "a"), moved: ["a"], because: "one went to the end" },
  {
    after: body("a", "b", "d", "new"),
    moved: [],
    because: "an insertion and a deletion move nothing",
  },
])("rows that moved are found: $because", ({ after, moved }) => {
  expect([...movedRows(body("a", "b", "c", "d"), after)]).toEqual(moved);
});
