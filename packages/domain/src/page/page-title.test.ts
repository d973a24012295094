import { expect, test } from "vitest";
import {
  copiedPageTitle,
  displayPageTitle,
  hasOtherTitle,
  pageTitleMaxCharacters,
} from "./page-title.ts";

test("a page without a title is shown as 'Untitled Page'", () => {
  expect(displayPageTitle(" \n ")).toBe("Untitled Page");
  expect(displayPageTitle(" The bread day ")).toBe("The bread day");
});

test("titles that differ only in white space at their ends are the same", () => {
  expect(hasOtherTitle(" Bread", "Bread ")).toBe(false);
  expect(hasOtherTitle("bread", "Bread")).toBe(true);
});

test("a duplicate is named after its page and never outgrows a title", () => {
  expect(copiedPageTitle(" Bread ")).toBe("Bread (copy)");
  expect(copiedPageTitle("  ")).toBe("");
  expect(copiedPageTitle("x".repeat(pageTitleMaxCharacters))).toHaveLength(pageTitleMaxCharacters);
});
