import { readFileSync } from "node:fs";
import { columns, readers } from "@stemma/document/testing/every-kind/columns";
import { expect, it } from "vitest";

it.each(columns)("the column %s of the table of all kinds has a test that reads it", (column) => {
  const source = readFileSync(new URL(`../${readers[column]}`, import.meta.url), "utf8");
  expect(source).toMatch(new RegExp(`^  ${column}: \\{`, "m"));
});
