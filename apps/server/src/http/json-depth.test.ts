import { expect, test } from "vitest";
import { isDeeper } from "./json-depth.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["[[]]", 1, true],
  ["[[]]", 2, false],
  ['{"a":{"b":[1]}}', 2, true],
  ['{"a":{"b":[1]}}', 3, false],
  ["[".repeat(1_000_000), 100, true],
  ["[],".repeat(1_000), 1, false],
  ['["[[[[{{{{"]', 1, false],
  ['["\\"[[[["]', 1, false],
  ['["\\\\",[[]]]', 2, true],
  ["", 0, false],
])("%j deeper than %i: %s", (json, max, expected) => {
  expect(isDeeper(bytes(json), max)).toBe(expected);
});
