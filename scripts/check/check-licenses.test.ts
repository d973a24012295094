import { expect, test } from "vitest";
import { checkLicenses, findProblem } from "./check-licenses.mjs";

test.each([
  { name: "a", entry: { license: "MIT" }, isOk: true, because: "it is in the list" },
  { name: "a", entry: { license: "GPL-3.0-only" }, isOk: false, because: "it is not" },
  { name: "a", entry: { license: "MIT OR GPL-3.0-only" }, isOk: true, because: "one may choose" },
  { name: "a", entry: { license: "MIT AND GPL-3.0-only" }, isOk: false, because: "both count" },
  { name: "a", entry: {}, isOk: false, because: "it names none" },
  { name: "a", entry: { license: "See LICENSE" }, isOk: false, because: "nobody has read it" },
  { name: "a", entry: { license: "MPL-2.0" }, isOk: false, because: "it is in the product" },
  { name: "a", entry: { license: "MPL-2.0", dev: true }, isOk: true, because: "it is a tool" },
  { name: "khroma", entry: {}, isOk: true, because: "it was reviewed" },
  { name: "khroma", entry: { license: "GPL-3.0-only" }, isOk: false, because: "it has changed" },
])("$name with $entry is judged by its licence: $because", ({ name, entry, isOk }) => {
  expect(findProblem(name, entry).length === 0).toBe(isOk);
});

test("every package of the lock file has a licence that is allowed", () => {
  expect(checkLicenses()).toMatchObject({ isOk: true, output: "" });
});
