import { expect, test } from "vitest";
import { historyModel } from "../history-model.ts";
import { aHistory, aPageView, idOf, summariesOf } from "../testing/a-history.ts";
import { nodeWords } from "./node-words.ts";
import { treeWords } from "./tree-words.ts";

const now = new Date("2026-03-04T09:00:00Z");
const model = historyModel(
  aPageView({ published: "c", draftOn: "b" }),
  summariesOf(aHistory("a", "b<a", "c<b", "side<a")),
  [],
);

test("a reader sees a version's subject, who published it and when", () => {
  const { title, caption } = nodeWords(model, idOf("c"), now);
  expect([title, caption]).toEqual(["c", "Ana · 1 day ago"]);
});

test("a screen reader hears what a version is and which version it branched from", () => {
  expect(nodeWords(model, idOf("c"), now).spoken).toMatch(
    /^c, the published version, Ana Weiss, March 3, 2026, \d\d:\d\d, branched from “b”$/,
  );
  expect(nodeWords(model, idOf("a"), now).spoken).toContain("a first version");
});

test("a stale draft says how far it is behind", () => {
  const { title, caption, spoken } = nodeWords(model, "draft", now);
  expect([title, caption]).toEqual(["Your draft", "1 version behind"]);
  expect(spoken).toBe("Your draft, branched from “b”, 1 version behind, saved 1 hour ago");
});

test("a screen reader hears how large the tree is", () => {
  expect(treeWords(model)).toMatch(/^4 versions on 2 branches and your draft\. /);
});
