import type { DraftId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { bodyToText } from "@stemma/document/body-to-text";
import { aBody, aDraft } from "./testing/a-draft.ts";
import { createTestWriter } from "./testing/test-writer.ts";

/** The paragraphs of a page, with these changed. */
function paragraphs(changed: Readonly<Record<number, string>> = {}, count = 40): string[] {
  return Array.from({ length: count }, (_, row) => changed[row] ?? `Row ${row} says word${row}.`);
}

const textOf = (...rows: readonly string[]) => bodyToText(aBody(...rows));
const textWith = (changed: Readonly<Record<number, string>>) => textOf(...paragraphs(changed));

const here = { 1: "Written here." };
const elsewhere = { 30: "Written elsewhere." };

async function openTab() {
  const writer = createTestWriter(aDraft({ serializedEditorState: aBody(...paragraphs()) }));
  const tab = await writer.openTab();
  return {
    writer,
    tab,
    type: (changed: Readonly<Record<number, string>>) => tab.type(...paragraphs(changed)),
    saveElsewhere: (changed: Readonly<Record<number, string>>) =>
      writer.server.saveElsewhere({ serializedEditorState: aBody(...paragraphs(changed)) }),
  };
}

/** A conflict about the second row; each side has changed another row, too. */
async function openConflict() {
  const opened = await openTab();
  opened.saveElsewhere({ ...elsewhere, 1: "Row 1 says theirs." });
  opened.type({ 1: "Row 1 says mine.", 2: "And this." });
  await opened.writer.clock.pass(2000);
  expect(opened.tab.getSnapshot().conflict).toMatchObject({ isJoining: false });
  return opened;
}

const both = { 1: "Row 1 says theirs mine.", 2: "And this.", ...elsewhere };

test("what is typed while a change of another device is merged is merged, too", async () => {
  const { writer, tab, type, saveElsewhere } = await openTab();
  const release = writer.holdMerges();
  type(here);
  saveElsewhere(elsewhere);
  tab.reconcile(writer.server.draft);
  tab.reconcile(writer.server.draft);
  await writer.clock.pass(0);
  expect([writer.mergesAhead(), tab.text()]).toEqual([1, textWith(here)]);
  type({ ...here, 2: "And this." });
  release();
  await writer.clock.pass(2000);
  const all = textWith({ ...here, 2: "And this.", ...elsewhere });
  expect(writer.mergesAhead()).toBe(2);
  expect([tab.text(), writer.serverText(), tab.status()]).toEqual([all, all, "saved"]);
});

test("a save that meets another device's change is merged off the main thread", async () => {
  const { writer, tab, type, saveElsewhere } = await openTab();
  saveElsewhere(elsewhere);
  type(here);
  await writer.clock.pass(2000);
  const all = textWith({ ...here, ...elsewhere });
  expect(writer.mergesAhead()).toBe(1);
  expect([tab.text(), writer.serverText()]).toEqual([all, all]);
});

test("the later of two revisions that arrive during a merge is taken over", async () => {
  const { writer, tab, type, saveElsewhere } = await openTab();
  const release = writer.holdMerges();
  type(here);
  saveElsewhere(elsewhere);
  tab.reconcile(writer.server.draft);
  saveElsewhere({ ...elsewhere, 31: "And later." });
  tab.reconcile(writer.server.draft);
  release();
  await writer.clock.pass(0);
  expect(tab.text()).toBe(textWith({ ...here, ...elsewhere, 31: "And later." }));
});

test("a revision that arrives before the answer to an earlier save is taken over after it", async () => {
  const { writer, tab, type, saveElsewhere } = await openTab();
  const answer = writer.server.holdAnswers();
  type(here);
  await writer.clock.pass(1000);
  expect(tab.status()).toBe("saving");
  saveElsewhere({ ...here, ...elsewhere });
  tab.reconcile(writer.server.draft);
  expect(tab.text()).toBe(textWith(here));
  answer();
  await writer.clock.pass(0);
  expect([tab.text(), tab.status()]).toEqual([textWith({ ...here, ...elsewhere }), "saved"]);
});

test("a merge with a deleted draft changes nothing in the draft that replaces it", async () => {
  const { writer, tab, type, saveElsewhere } = await openTab();
  const release = writer.holdMerges();
  type(here);
  saveElsewhere(elsewhere);
  tab.reconcile(writer.server.draft);
  const next = aDraft({ id: "draft-2" as DraftId });
  writer.server.replace(next);
  tab.moveInto(next);
  release();
  await writer.clock.pass(2000);
  expect([tab.getSnapshot().draftId, tab.text()]).toEqual([next.id, textWith(here)]);
  expect(writer.serverText()).toBe(textWith(here));
});

test("whoever types during every merge is not asked; the text is sent again at a pause", async () => {
  const { writer, tab, type, saveElsewhere } = await openTab();
  saveElsewhere(elsewhere);
  let release = writer.holdMerges();
  type(here);
  await writer.clock.pass(1000);
  for (let key = 1; key <= 5; key += 1) {
    type({ ...here, 2: `And this ${key}.` });
    const releaseThis = release;
    release = writer.holdMerges();
    releaseThis();
    await writer.clock.pass(0);
  }
  expect(tab.getSnapshot()).toMatchObject({ conflict: null, status: "unsaved" });
  release();
  await writer.clock.pass(2000);
  const all = textWith({ ...here, 2: "And this 5.", ...elsewhere });
  const sent = writer.server.attempts.map(({ content }) =>
    bodyToText(content.serializedEditorState),
  );
  expect(sent).toEqual([textWith(here), textWith({ ...here, 2: "And this 5." }), all]);
  expect([tab.text(), writer.serverText(), tab.status()]).toEqual([all, all, "saved"]);
});

test("a draft that is deleted during a merge stays gone", async () => {
  const { writer, tab, type, saveElsewhere } = await openTab();
  const release = writer.holdMerges();
  type(here);
  saveElsewhere(elsewhere);
  tab.reconcile(writer.server.draft);
  writer.server.replace(null);
  tab.reconcile(null);
  release();
  await writer.clock.pass(0);
  expect([tab.getSnapshot().trouble?.kind, tab.text()]).toEqual(["gone", textWith(here)]);
});

test("a session that ended takes no merge over", async () => {
  const { writer, tab, type, saveElsewhere } = await openTab();
  const release = writer.holdMerges();
  type(here);
  saveElsewhere(elsewhere);
  tab.reconcile(writer.server.draft);
  tab.end();
  release();
  await writer.clock.pass(2000);
  expect([tab.text(), tab.getSnapshot().conflict]).toEqual([textWith(here), null]);
});

test("the writer is asked if the worker fails; both texts are kept, and nothing is repeated", async () => {
  const { writer, tab, type, saveElsewhere } = await openTab();
  writer.holdMerges()(new Error("The browser has no workers."));
  saveElsewhere(elsewhere);
  type(here);
  await writer.clock.pass(2000);
  expect(tab.getSnapshot().conflict).not.toBeNull();
  tab.choose("both");
  await writer.clock.pass(2000);
  const all = `${textWith(elsewhere)}\nFrom this device\nWritten here.`;
  expect([tab.text(), writer.serverText(), tab.status()]).toEqual([all, all, "saved"]);
});

test("both texts are joined off the main thread, once however often the writer chooses", async () => {
  const { writer, tab } = await openConflict();
  const before = writer.mergesAhead();
  const release = writer.holdMerges();
  tab.choose("both");
  tab.choose("both");
  tab.choose("theirs");
  expect(tab.getSnapshot().conflict).toMatchObject({ isJoining: true });
  release();
  await writer.clock.pass(2000);
  expect(writer.mergesAhead()).toBe(before + 1);
  expect(tab.getSnapshot().conflict).toBeNull();
  expect([tab.text(), writer.serverText()]).toEqual([textWith(both), textWith(both)]);
});

test("a choice does not decide about a text that arrives while both are joined", async () => {
  const { writer, tab, saveElsewhere } = await openConflict();
  const releaseChoice = writer.holdMerges();
  tab.choose("both");
  const releaseNews = writer.holdMerges();
  saveElsewhere({ 1: "Row 1 says something else." });
  tab.reconcile(writer.server.draft);
  releaseNews();
  await writer.clock.pass(0);
  releaseChoice();
  await writer.clock.pass(2000);
  const { conflict } = tab.getSnapshot();
  expect(conflict).toMatchObject({ isJoining: false, theirs: { revision: 3 } });
  expect(tab.text()).toBe(textWith({ 1: "Row 1 says mine.", 2: "And this." }));
});

test.each(["end", "discard"] as const)("a choice is over at the %s of its session", async (how) => {
  const { writer, tab } = await openConflict();
  const release = writer.holdMerges();
  const { draft } = writer.server;
  tab.choose("both");
  void tab[how]();
  release();
  await writer.clock.pass(2000);
  expect(writer.server.draft).toBe(draft);
  expect(tab.text()).toBe(textWith({ 1: "Row 1 says mine.", 2: "And this." }));
});

test("nothing is merged ahead where only one side changed the body", async () => {
  const { writer, tab, saveElsewhere } = await openTab();
  tab.edit({ pageTitle: "Tides" });
  saveElsewhere(elsewhere);
  tab.reconcile(writer.server.draft);
  expect(writer.mergesAhead()).toBe(0);
  expect(tab.text()).toBe(textWith(elsewhere));
  expect(tab.getSnapshot().pageTitle).toBe("Tides");
});
