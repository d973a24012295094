import { expect, test } from "vitest";
import { compareNames } from "./compare-names.ts";

test("names are in the order of any dictionary, and digits are compared one by one", () => {
  const names = ["Ähre", "Bakery 30", "Bakery 5", "bakery 5b", "Zoë"];
  expect(names.toReversed().toSorted(compareNames)).toEqual(names);
});
