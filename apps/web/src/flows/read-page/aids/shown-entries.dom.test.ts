import { beforeEach, expect, test } from "vitest";
import { keepShown, wasShown } from "./shown-entries.ts";

beforeEach(() => sessionStorage.clear());

test("the row of an entry counts as shown until fifty others were shown", () => {
  expect(wasShown("first#a")).toBe(false);
  keepShown("first#a");
  expect(wasShown("first#a")).toBe(true);
  for (let count = 0; count < 50; count++) keepShown(`${count}#a`);
  expect(wasShown("first#a")).toBe(false);
  expect(wasShown("49#a")).toBe(true);
});

test("what is stored under the key by something else is no entry", () => {
  sessionStorage.setItem("stemma-shown-rows", "{");
  expect(wasShown("first#a")).toBe(false);
  keepShown("first#a");
  expect(wasShown("first#a")).toBe(true);
});
