import type { PageId, VersionId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { chainToBase, creditChange } from "./credit-change.ts";
import { planUpdate } from "./plan-update.ts";
import { aText } from "../testing/a-text.ts";
import { someVersions } from "../testing/a-version.ts";

const summaries = someVersions("v1", "v2<v1", "v3<v2", "side<v1");
const id = (name: string) => name as VersionId;

test.each([
  { published: "v3", base: "v1", chain: ["v3", "v2", "v1"], because: "each follows the other" },
  { published: "v3", base: "side", chain: null, because: "the base is on another branch" },
  { published: "v1", base: "v3", chain: null, because: "the page was set back" },
])("the way from $published to $base is $chain, because $because", ({ published, base, chain }) => {
  const found = chainToBase(summaries, id(published), id(base));
  expect(found?.map((version) => version.id) ?? null).toEqual(chain);
});

test("a paragraph is credited to the version that gave it its words, not to the last one", () => {
  const bodies = [
    aText("T", { a: "one", b: "x" }),
    aText("T", { a: "two", b: "x" }),
    aText("U", { a: "two", b: "y" }),
  ];
  const chain = (chainToBase(summaries, id("v3"), id("v1")) ?? []).map((summary, index) => {
    const { title, body } = bodies[bodies.length - 1 - index] ?? aText("", {});
    const pageId = "page" as PageId;
    return { ...summary, pageId, pageTitle: title, serializedEditorState: body };
  });
  const [oldest, , latest] = bodies;
  if (oldest === undefined || latest === undefined) throw new Error("three bodies");
  const ours = aText("S", { a: "three", b: "z" });
  const { conflicts } = planUpdate({ base: oldest, ours, theirs: latest });
  expect(conflicts.map((one) => [one.id, creditChange(one, chain)?.id])).toEqual([
    ["title", "v3"],
    ["a", "v2"],
    ["b", "v3"],
  ]);
  expect(conflicts.map((one) => creditChange(one, []))).toEqual([null, null, null]);
});
