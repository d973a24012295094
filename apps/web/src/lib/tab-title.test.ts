import { expect, test } from "vitest";
import { createTabTitle } from "./tab-title.ts";

test.each([
  { waiting: 0, title: "Bread", because: "nothing waits" },
  { waiting: 3, title: "(3) Bread", because: "three things wait" },
  { waiting: 99, title: "(99) Bread", because: "the number still fits" },
  { waiting: 100, title: "(99+) Bread", because: "it is a hundred or more" },
])("a tab is called '$title', because $because", ({ waiting, title }) => {
  const written: string[] = [];
  const tab = createTabTitle((whole) => written.push(whole));
  tab.count(waiting);
  expect(written).toEqual([]);
  tab.name("Bread");
  expect(written).toEqual([title]);
});

test("a tab that is counted anew keeps its name", () => {
  const written: string[] = [];
  const tab = createTabTitle((whole) => written.push(whole));
  tab.name("Bread");
  tab.count(2);
  tab.count(0);
  expect(written).toEqual(["Bread", "(2) Bread", "Bread"]);
});
