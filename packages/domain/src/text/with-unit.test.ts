import { expect, test } from "vitest";
import { withUnit } from "./with-unit.ts";

test("no line ends between a number and its unit", () => {
  expect(withUnit(3, "s")).toBe("3\u00A0s");
  expect(withUnit("0.0", "s")).toBe("0.0\u00A0s");
});
