import type { PageId, VersionId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { chainToBase } from "../../../entities/version/chain-to-base.ts";
import { creditVersions } from "./credit-versions.ts";
import { planUpdate } from "../../merge-plan/plan-update.ts";
import type { UpdateText } from "../../merge-plan/update-text.ts";
import { aText } from "../testing/a-text.ts";
import { someVersions } from "../../../entities/version/testing/a-version.ts";

const base = "v1" as VersionId;

/** Who is credited for each conflict of a draft that was begun with the first text, when the others were published after it. */
function creditsOf(published: readonly UpdateText[], ours: UpdateText) {
  const names = published.map((_, index) => (index === 0 ? "v1" : `v${index + 1}<v${index}`));
  const newest = `v${published.length}` as VersionId;
  const summaries = someVersions(...names, "side<v1");
  const chain = (chainToBase(summaries, newest, base) ?? []).map((summary, index) => {
    const { title, body } = published[published.length - 1 - index] ?? aText("", {});
    const pageId = "page" as PageId;
    return { ...summary, pageId, pageTitle: title, serializedEditorState: body };
  });
  const [oldest, latest] = [published[0], published.at(-1)];
  if (oldest === undefined || latest === undefined) throw new Error("Nothing was published.");
  const { conflicts } = planUpdate({ base: oldest, ours, theirs: latest });
  return conflicts.map((one) => [one.id, creditVersions(one, chain, base).map(({ id }) => id)]);
}

test("a conflict is credited to the version that made the change, not to the last one", () => {
  const published = [
    aText("T", { a: "one", b: "x" }),
    aText("T", { a: "two", b: "x" }),
    aText("U", { a: "two", b: "y" }),
  ];
  expect(creditsOf(published, aText("S", { a: "three", b: "z" }))).toEqual([
    ["title", ["v3"]],
    ["a", ["v2"]],
    ["b", ["v3"]],
  ]);
});

test("a paragraph that two versions changed is credited to both", () => {
  const published = [
    aText("T", { a: "Feed it at six with rye." }),
    aText("T", { a: "Feed it at noon with rye." }),
    aText("T", { a: "Feed it at noon with spelt." }),
  ];
  const ours = aText("T", { a: "Feed it at dawn with rye." });
  expect(creditsOf(published, ours)).toEqual([["a", ["v3", "v2"]]]);
});

test("a paragraph that both sides moved is credited to who moved it, not to who published the draft's base", () => {
  const words = { a: "The first paragraph.", b: "The second.", c: "The third.", d: "The fourth." };
  const { a, b, c, d } = words;
  const published = [
    aText("T", words),
    aText("T", { a, d, b, c }),
    aText("T", { a, d, b, c, e: "Something quite different stands here." }),
  ];
  expect(creditsOf(published, aText("T", { d, a, b, c }))).toEqual([["d", ["v2"]]]);
});
