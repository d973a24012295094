import { expect, test } from "vitest";
import favicon from "../../../public/favicon.svg?raw";
import { tabIconSvg } from "./tab-icon.ts";

test("without anything waiting the drawing is the favicon's", () => {
  expect(tabIconSvg(0)).toBe(favicon.trim());
});

test.each([
  { waiting: 1, words: "1", because: "one thing waits" },
  { waiting: 9, words: "9", because: "one digit can be read" },
  { waiting: 10, words: "9+", because: "three characters cannot be read at 16 pixels" },
  { waiting: 250, words: "9+", because: "many are many" },
])("$waiting are drawn as '$words', because $because", ({ waiting, words }) => {
  expect(tabIconSvg(waiting)).toContain(`>${words}</text></svg>`);
});
