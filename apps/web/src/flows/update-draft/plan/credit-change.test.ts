import type { PageId, VersionId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { chainToBase } from "../../../entities/version/chain-to-base.ts";
import { creditChange } from "./credit-change.ts";
import { planUpdate } from "../../merge-plan/plan-update.ts";
import { aText } from "../testing/a-text.ts";
import { someVersions } from "../../../entities/version/testing/a-version.ts";

const summaries = someVersions("v1", "v2<v1", "v3<v2", "side<v1");
const id = (name: string) => name as VersionId;

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
