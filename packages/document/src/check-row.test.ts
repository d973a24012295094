import { expect, test } from "vitest";
import type { BlockId } from "./block-id.ts";
import { checkRow } from "./check-row.ts";
import { makeBlock } from "./make-block.ts";
import { makeBody } from "./make-body.ts";
import { readBody } from "./read-body.ts";

const id = (text: string) => text as BlockId;
const runs = (text: string) => [{ text, marks: 0, url: null }];

const body = makeBody([
  makeBlock({ id: id("p"), kind: "paragraph" }, runs("Before.")),
  makeBlock({ id: id("a"), kind: "check" }, runs("Lamp lit")),
  makeBlock({ id: id("b"), kind: "check", indent: 1, attributes: { checked: true } }, runs("Oil")),
  makeBlock({ id: id("c"), kind: "bullet" }, runs("No box")),
]);

test("a row of a check list is ticked, everything else stays, and the given body does not change", () => {
  const before = structuredClone(body);
  const found = checkRow(body, id("a"), true);
  expect(found?.text).toBe("Lamp lit");
  expect(found?.body).toEqual(
    makeBody([
      makeBlock({ id: id("p"), kind: "paragraph" }, runs("Before.")),
      makeBlock({ id: id("a"), kind: "check", attributes: { checked: true } }, runs("Lamp lit")),
      makeBlock(
        { id: id("b"), kind: "check", indent: 1, attributes: { checked: true } },
        runs("Oil"),
      ),
      makeBlock({ id: id("c"), kind: "bullet" }, runs("No box")),
    ]),
  );
  expect(body).toEqual(before);
});

test("a row on a deeper level is unticked, and the body stays in canonical form", () => {
  const found = checkRow(body, id("b"), false);
  expect(JSON.stringify(found?.body)).not.toContain('"checked":true');
  const read = readBody(found?.body);
  expect(read.ok && read.body).toEqual(found?.body);
});

test("a row that is in the wanted state leaves the body as it is", () => {
  expect(checkRow(body, id("b"), true)?.body).toBe(body);
  expect(checkRow(body, id("a"), false)?.body).toBe(body);
});

test.each([
  { because: "no row has the id", row: "x" },
  { because: "the row is a paragraph", row: "p" },
  { because: "the row's list has no boxes", row: "c" },
])("nothing is ticked where $because", ({ row }) => {
  expect(checkRow(body, id(row), true)).toBeNull();
});
