import { bodyRows } from "@stemma/document/body-rows";
import { bodyToText } from "@stemma/document/body-to-text";
import type { BlockJson } from "@stemma/document/format";
import type { VersionId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { countMergedChanges } from "../../merge-plan/count-merged-changes.ts";
import { pendingProgress, readResolutions, toPendingMerge } from "./pending-update.ts";
import { planUpdate } from "../../merge-plan/plan-update.ts";
import { resolvePlan } from "../../merge-plan/resolve-plan.ts";
import type { Resolution } from "../../merge-plan/resolution.ts";
import { aBlock, aText } from "../testing/a-text.ts";

const base = aText("Bread", { a: "Feed it at forty degrees.", b: "Mix at four.", c: "Bake." });
const ours = aText("Bread", { a: "Feed it at fifty degrees.", b: "Mix at four.", c: "Bake it." });
const theirs = aText("Bread day", { a: "Feed it at thirty degrees.", b: "Mix.", c: "Bake." });
const merged = { id: "v2" as VersionId, undone: null };

test("what does not overlap comes together by itself, and what does is left to the writer", () => {
  const plan = planUpdate({ base, ours, theirs });
  expect(plan.conflicts.map(({ id }) => id)).toEqual(["a"]);
  const { title, body } = resolvePlan(plan, new Map());
  expect(title).toBe("Bread day");
  expect(bodyToText(body)).toBe("Feed it at fifty degrees.\nMix.\nBake it.");
  expect(countMergedChanges(ours, { title, body })).toBe(2);
});

test.each<{ resolution: Resolution; reads: string }>([
  { resolution: { pick: "ours" }, reads: "Feed it at fifty degrees." },
  { resolution: { pick: "theirs" }, reads: "Feed it at thirty degrees." },
  {
    resolution: { pick: "both" },
    reads: "Feed it at fifty thirty degrees.",
  },
  {
    resolution: { pick: "edited", blocks: [aBlock("a", "Feed it"), aBlock("b", "warm.")] },
    reads: "Feed it\nwarm.",
  },
])("a writer who picks $resolution.pick gets: $reads", ({ resolution, reads }) => {
  const { body } = resolvePlan(planUpdate({ base, ours, theirs }), new Map([["a", resolution]]));
  expect(bodyToText(body)).toBe(`${reads}\nMix.\nBake it.`);
  const ids = bodyRows(body).map((block) => block.$.blockId);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each<{ resolution: Resolution; reads: string }>([
  { resolution: { pick: "ours" }, reads: "Rye" },
  { resolution: { pick: "theirs" }, reads: "Bread day" },
  { resolution: { pick: "edited", title: "Rye day" }, reads: "Rye day" },
])("a writer who picks $resolution.pick gets the title $reads", ({ resolution, reads }) => {
  const plan = planUpdate({ base, ours: { ...base, title: "Rye" }, theirs });
  expect(plan.conflicts[0]).toMatchObject({ id: "title", ours: "Rye", theirs: "Bread day" });
  expect(resolvePlan(plan, new Map([["title", resolution]])).title).toBe(reads);
});

test("a half-done update is taken up again where it was left, through the server and back", () => {
  const { conflicts } = planUpdate({ base, ours: { ...ours, title: "Rye" }, theirs });
  const resolutions = new Map<string, Resolution>([
    ["a", { pick: "edited", blocks: [aBlock("a", "Feed it.")] }],
  ]);
  const stored: unknown = JSON.parse(
    JSON.stringify(toPendingMerge(merged, conflicts, resolutions)),
  );
  const pending = stored as ReturnType<typeof toPendingMerge>;
  expect(pendingProgress(pending)).toEqual({ resolved: 1, all: 2 });
  expect(readResolutions(pending, conflicts)).toEqual(resolutions);
});

test("a decision is asked for again where the writer wrote on in that paragraph", () => {
  const resolutions = new Map<string, Resolution>([["a", { pick: "theirs" }]]);
  const { conflicts } = planUpdate({ base, ours, theirs });
  const pending = toPendingMerge(merged, conflicts, resolutions);
  const later = aText("Bread", { a: "Feed it at sixty degrees.", b: "Mix at four.", c: "Bake!" });
  const next = planUpdate({ base, ours: later, theirs }).conflicts;
  expect(readResolutions(pending, next).size).toBe(0);
  const elsewhere = aText("Bread", { a: "Feed it at fifty degrees.", b: "Mix at four.", c: "B" });
  const same = planUpdate({ base, ours: elsewhere, theirs }).conflicts;
  expect(readResolutions(pending, same)).toEqual(resolutions);
});

test("words of the writer's own that the format does not know are asked for again", () => {
  const { conflicts } = planUpdate({ base, ours, theirs });
  const blocks = [{ type: "script" } as unknown as BlockJson];
  const resolutions = new Map<string, Resolution>([["a", { pick: "edited", blocks }]]);
  expect(readResolutions(toPendingMerge(merged, conflicts, resolutions), conflicts).size).toBe(0);
});

test("an update is taken back without what was typed since", () => {
  const before = aText("Bread", { a: "Feed it.", b: "Mix at four." });
  const after = aText("Bread day", { a: "Feed it.", b: "Mix.", n: "New." });
  const now = aText("Bread day", { a: "Feed it well.", b: "Mix.", n: "New." });
  const plan = planUpdate({ base: after, ours: now, theirs: before });
  expect(plan.conflicts).toEqual([]);
  const { title, body } = resolvePlan(plan, new Map());
  expect([title, bodyToText(body)]).toEqual(["Bread", "Feed it well.\nMix at four."]);
});
