import { expect, it } from "vitest";
import { columnGripTop } from "./line-boxes.ts";

it.each([
  { tableTop: 300, top: 284, because: "the table begins on screen" },
  { tableTop: 100, top: 90, because: "the bars cover the place above the table" },
  { tableTop: -400, top: 90, because: "the table begins far up" },
  { tableTop: -950, top: 34, because: "only the end of the table is on screen" },
])("the grip of a column stands at $top px where $because", ({ tableTop, top }) => {
  const table = { left: 0, top: tableTop, width: 600, height: 1000 };
  expect(columnGripTop(table, 16, 90)).toBe(top);
});
