import { expect, test } from "vitest";
import { personNameMaxCharacters, readPersonName, toPersonName } from "./person-name.ts";

const longest = "a".repeat(personNameMaxCharacters);

test.each([
  { name: "  Ana Weiss ", given: "Ana Weiss", told: "Ana Weiss" },
  { name: "", given: null, told: "" },
  { name: " \t ", given: null, told: "" },
  { name: "Ana\nWeiss", given: null, told: "Ana Weiss" },
  { name: "Ana\u0000", given: null, told: "Ana" },
  { name: longest, given: longest, told: longest },
  { name: `${longest}a`, given: null, told: longest },
])("$name is $given from the sign-up form and $told from a provider", (row) => {
  expect(readPersonName(row.name)).toBe(row.given);
  expect(toPersonName(row.name)).toBe(row.told);
});
