import { expect, it } from "vitest";
import { layOutTree } from "../layout/lay-out-tree.ts";
import { aHistory, idOf, summariesOf } from "../testing/a-history.ts";
import { chainTip } from "./chain-tip.ts";

const versions = summariesOf(aHistory("a", "b<a", "side<a", "more<side", "c<b"));
const model = {
  versions,
  byId: new Map(versions.map((version) => [version.id, version])),
  layout: layOutTree(versions, { previousNode: idOf("side") }, idOf("b")),
  publishedVersion: idOf("b"),
};

it.each([
  { because: "it is published", selected: "b", tip: "b" },
  { because: "it led to the published one", selected: "a", tip: "b" },
  { because: "it is on a branch", selected: "side", tip: "more" },
  { because: "it came after what is shown again", selected: "c", tip: "c" },
  { because: "it is the draft", selected: "draft", tip: "b" },
])("the chain ends in $tip when $selected is selected and $because", ({ selected, tip }) => {
  expect(chainTip(model, idOf(selected))).toBe(tip);
});
