import { bodyToText } from "@stemma/document/body-to-text";
import type { BlockJson } from "@stemma/document/format";
import type { VersionId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { countCameIn } from "./count-came-in.ts";
import { pendingProgress, readSettled, toPendingMerge } from "./pending-update.ts";
import { planUpdate } from "./plan-update.ts";
import { settlePlan } from "./settle-plan.ts";
import type { Settlement } from "../conflicts/settling/settlement.ts";
import { aBlock, aText } from "../testing/a-text.ts";

const base = aText("Bread", { a: "Feed it at forty degrees.", b: "Mix at four.", c: "Bake." });
const ours = aText("Bread", { a: "Feed it at fifty degrees.", b: "Mix at four.", c: "Bake it." });
const theirs = aText("Bread day", { a: "Feed it at thirty degrees.", b: "Mix.", c: "Bake." });
const versionId = "v2" as VersionId;

test("what does not touch comes together by itself, and what does is left to the writer", () => {
  const plan = planUpdate({ base, ours, theirs });
  expect(plan.conflicts.map(({ id }) => id)).toEqual(["a"]);
  const { title, body } = settlePlan(plan, new Map());
  expect(title).toBe("Bread day");
  expect(bodyToText(body)).toBe("Feed it at fifty degrees.\nMix.\nBake it.");
  expect(countCameIn(ours, { title, body })).toBe(2);
});

test.each<{ settlement: Settlement; reads: string }>([
  { settlement: { pick: "ours" }, reads: "Feed it at fifty degrees." },
  { settlement: { pick: "theirs" }, reads: "Feed it at thirty degrees." },
  {
    settlement: { pick: "both" },
    reads: "Feed it at fifty degrees.\nFeed it at thirty degrees.",
  },
  {
    settlement: { pick: "edited", blocks: [aBlock("a", "Feed it"), aBlock("b", "warm.")] },
    reads: "Feed it\nwarm.",
  },
])("a writer who picks $settlement.pick gets: $reads", ({ settlement, reads }) => {
  const { body } = settlePlan(planUpdate({ base, ours, theirs }), new Map([["a", settlement]]));
  expect(bodyToText(body)).toBe(`${reads}\nMix.\nBake it.`);
  const ids = body.root.children.map((block) => block.$.blockId);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each<{ settlement: Settlement; reads: string }>([
  { settlement: { pick: "ours" }, reads: "Rye" },
  { settlement: { pick: "theirs" }, reads: "Bread day" },
  { settlement: { pick: "edited", title: "Rye day" }, reads: "Rye day" },
])("a writer who picks $settlement.pick gets the title $reads", ({ settlement, reads }) => {
  const plan = planUpdate({ base, ours: { ...base, title: "Rye" }, theirs });
  expect(plan.conflicts[0]).toMatchObject({ id: "title", ours: "Rye", theirs: "Bread day" });
  expect(settlePlan(plan, new Map([["title", settlement]])).title).toBe(reads);
});

test("a half-done update is taken up again where it was left, through the server and back", () => {
  const { conflicts } = planUpdate({ base, ours: { ...ours, title: "Rye" }, theirs });
  const settled = new Map<string, Settlement>([
    ["a", { pick: "edited", blocks: [aBlock("a", "Feed it.")] }],
  ]);
  const stored: unknown = JSON.parse(JSON.stringify(toPendingMerge(versionId, conflicts, settled)));
  const pending = stored as ReturnType<typeof toPendingMerge>;
  expect(pendingProgress(pending)).toEqual({ settled: 1, all: 2 });
  expect(readSettled(pending, conflicts)).toEqual(settled);
});

test("a decision is asked for again where the writer wrote on in that paragraph", () => {
  const settled = new Map<string, Settlement>([["a", { pick: "theirs" }]]);
  const { conflicts } = planUpdate({ base, ours, theirs });
  const pending = toPendingMerge(versionId, conflicts, settled);
  const later = aText("Bread", { a: "Feed it at sixty degrees.", b: "Mix at four.", c: "Bake!" });
  const next = planUpdate({ base, ours: later, theirs }).conflicts;
  expect(readSettled(pending, next).size).toBe(0);
  const elsewhere = aText("Bread", { a: "Feed it at fifty degrees.", b: "Mix at four.", c: "B" });
  const same = planUpdate({ base, ours: elsewhere, theirs }).conflicts;
  expect(readSettled(pending, same)).toEqual(settled);
});

test("words of the writer's own that the format does not know are asked for again", () => {
  const { conflicts } = planUpdate({ base, ours, theirs });
  const blocks = [{ type: "script" } as unknown as BlockJson];
  const settled = new Map<string, Settlement>([["a", { pick: "edited", blocks }]]);
  expect(readSettled(toPendingMerge(versionId, conflicts, settled), conflicts).size).toBe(0);
});

test("an update is taken back without what was typed since", () => {
  const before = aText("Bread", { a: "Feed it.", b: "Mix at four." });
  const after = aText("Bread day", { a: "Feed it.", b: "Mix.", n: "New." });
  const now = aText("Bread day", { a: "Feed it well.", b: "Mix.", n: "New." });
  const plan = planUpdate({ base: after, ours: now, theirs: before });
  expect(plan.conflicts).toEqual([]);
  const { title, body } = settlePlan(plan, new Map());
  expect([title, bodyToText(body)]).toEqual(["Bread", "Feed it well.\nMix at four."]);
});
