import type { DraftId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { aDraft } from "./testing/a-draft.ts";
import {
  elsewhere,
  here,
  mine,
  openConflict,
  openHeldMerge,
  openTab,
  textWith,
  typeDuringMerges,
} from "./testing/open-tab.ts";

const later = { ...elsewhere, 31: "And later." };

test("the later of two revisions that arrive during a merge is taken over", async () => {
  const { writer, tab, saveElsewhere, arrive, release } = await openHeldMerge();
  saveElsewhere(later);
  arrive();
  release();
  await writer.clock.pass(2000);
  expect([tab.text(), tab.status()]).toEqual([textWith({ ...here, ...later }), "saved"]);
  expect(writer.server.attempts.map(({ expectedRevision }) => expectedRevision)).toEqual([3]);
});

test("a revision that arrives before the answer to an earlier save is taken over after it", async () => {
  const { writer, tab, type, saveElsewhere, arrive } = await openTab();
  const answer = writer.server.holdAnswers();
  type(here);
  await writer.clock.pass(1000);
  expect(tab.status()).toBe("saving");
  saveElsewhere({ ...here, ...elsewhere });
  arrive();
  expect(tab.text()).toBe(textWith(here));
  answer();
  await writer.clock.pass(0);
  expect([tab.text(), tab.status()]).toEqual([textWith({ ...here, ...elsewhere }), "saved"]);
});

test("such a revision is merged with what was typed meanwhile", async () => {
  const { writer, tab, type, saveElsewhere, arrive } = await openTab();
  const answer = writer.server.holdAnswers();
  type(here);
  await writer.clock.pass(1000);
  saveElsewhere({ ...here, ...elsewhere });
  arrive();
  type({ ...here, 2: "And this." });
  answer();
  await writer.clock.pass(0);
  expect(tab.text()).toBe(textWith({ ...here, 2: "And this.", ...elsewhere }));
});

test("a revision whose merge was typed into during a conflict arrives after the choice", async () => {
  const opened = await openConflict();
  const { writer, tab, saveElsewhere, arrive } = opened;
  const first = writer.holdMerges();
  saveElsewhere({ ...later, 1: "Row 1 says theirs." });
  arrive();
  await typeDuringMerges(opened, first, (merge) => ({ ...mine, 3: `More ${merge}.` }));
  expect(tab.getSnapshot().conflict?.theirs.revision).toBe(2);
  tab.choose("theirs");
  expect([tab.text(), tab.status()]).toEqual([
    textWith({ ...later, 1: "Row 1 says theirs." }),
    "saved",
  ]);
});

test("a draft that is deleted during a merge stays gone", async () => {
  const { writer, tab, arrive, release } = await openHeldMerge();
  writer.server.replace(null);
  arrive();
  release();
  await writer.clock.pass(0);
  expect([tab.getSnapshot().trouble?.kind, tab.text()]).toEqual(["gone", textWith(here)]);
});

test.each(["is merged", "waits for the answer"] as const)(
  "a save that finds the draft gone while a revision %s takes that revision over no more",
  async (when) => {
    const { writer, tab, type, saveElsewhere, arrive } = await openTab();
    const release = writer.holdMerges();
    const answer = writer.server.holdAnswers();
    type(here);
    saveElsewhere(elsewhere);
    const { draft } = writer.server;
    if (when === "is merged") arrive();
    writer.server.replace(null);
    await writer.clock.pass(1000);
    if (when === "waits for the answer") tab.reconcile(draft);
    answer();
    await writer.clock.pass(0);
    release();
    await writer.clock.pass(0);
    expect(tab.getSnapshot()).toMatchObject({ trouble: { kind: "gone" }, conflict: null });
    expect([tab.text(), tab.status()]).toEqual([textWith(here), "unsaved"]);
  },
);

test("a draft that is deleted while a save's conflict is merged is gone, and nobody is asked", async () => {
  const { writer, tab, type, saveElsewhere, arrive } = await openTab();
  const release = writer.holdMerges();
  saveElsewhere({ 1: "Row 1 says theirs." });
  type({ 1: "Row 1 says mine." });
  await writer.clock.pass(1000);
  writer.server.replace(null);
  arrive();
  release();
  await writer.clock.pass(0);
  expect(tab.getSnapshot()).toMatchObject({ trouble: { kind: "gone" }, conflict: null });
  expect(tab.text()).toBe(textWith({ 1: "Row 1 says mine." }));
});

test("a merge with a deleted draft changes nothing in the draft that replaces it", async () => {
  const { writer, tab, release } = await openHeldMerge();
  const next = aDraft({ id: "draft-2" as DraftId, revision: 1 });
  writer.server.replace(next);
  tab.moveInto(next);
  await writer.clock.pass(0);
  expect(tab.status()).toBe("saved");
  release();
  await writer.clock.pass(2000);
  expect([tab.getSnapshot().draftId, tab.text()]).toEqual([next.id, textWith(here)]);
  expect(writer.serverText()).toBe(textWith(here));
});

test("a session that ended takes no merge over", async () => {
  const { writer, tab, release } = await openHeldMerge();
  tab.end();
  release();
  await writer.clock.pass(2000);
  expect([tab.text(), tab.getSnapshot().conflict]).toEqual([textWith(here), null]);
});

test.each(["saved", "in conflict"] as const)(
  "a session that was discarded during a save takes nothing over when the save is %s",
  async (outcome) => {
    const { writer, tab, type, saveElsewhere, arrive } = await openTab();
    const answer = writer.server.holdAnswers();
    if (outcome === "in conflict") saveElsewhere(elsewhere);
    type(here);
    await writer.clock.pass(1000);
    saveElsewhere(later);
    arrive();
    await tab.discard();
    answer();
    await writer.clock.pass(2000);
    expect(tab.text()).toBe(textWith(here));
    expect(writer.journal.entries.size).toBe(0);
  },
);
