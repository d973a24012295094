import { bodyToText } from "@stemma/document/body-to-text";
import { expect, test } from "vitest";
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

const both = { 1: "Row 1 says theirs mine.", 2: "And this.", ...elsewhere };

test("what is typed while a change of another device is merged is merged, too", async () => {
  const { writer, tab, type, arrive, release } = await openHeldMerge();
  arrive();
  await writer.clock.pass(0);
  expect([writer.mergesAhead(), tab.text()]).toEqual([1, textWith(here)]);
  type({ ...here, 2: "And this." });
  release();
  await writer.clock.pass(0);
  const all = textWith({ ...here, 2: "And this.", ...elsewhere });
  expect([writer.mergesAhead(), tab.text()]).toEqual([2, all]);
  await writer.clock.pass(2000);
  expect([writer.serverText(), tab.status()]).toEqual([all, "saved"]);
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

test("whoever types during every merge is not asked; the text is sent again at a pause", async () => {
  const opened = await openTab();
  const { writer, tab, type, saveElsewhere } = opened;
  saveElsewhere(elsewhere);
  const first = writer.holdMerges();
  writer.server.setNetwork("request lost");
  type(here);
  await writer.clock.pass(1000);
  expect(tab.getSnapshot().trouble?.kind).toBe("unreached");
  writer.server.setNetwork("fine");
  tab.retry();
  await writer.clock.pass(0);
  const release = await typeDuringMerges(opened, first, (merge) => ({
    ...here,
    2: `And this ${merge}.`,
  }));
  expect(tab.getSnapshot()).toMatchObject({ conflict: null, status: "unsaved", trouble: null });
  release();
  await writer.clock.pass(2000);
  const all = textWith({ ...here, 2: "And this 5.", ...elsewhere });
  const sent = writer.server.attempts.map(({ content }) =>
    bodyToText(content.serializedEditorState),
  );
  expect(sent).toEqual([
    textWith(here),
    textWith(here),
    textWith({ ...here, 2: "And this 5." }),
    all,
  ]);
  expect([tab.text(), writer.serverText(), tab.status()]).toEqual([all, all, "saved"]);
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
  const { writer, tab, saveElsewhere, arrive } = await openConflict();
  const releaseChoice = writer.holdMerges();
  tab.choose("both");
  const releaseNews = writer.holdMerges();
  saveElsewhere({ 1: "Row 1 says something else." });
  arrive();
  releaseNews();
  await writer.clock.pass(0);
  releaseChoice();
  await writer.clock.pass(2000);
  const { conflict } = tab.getSnapshot();
  expect(conflict).toMatchObject({ isJoining: false, theirs: { revision: 3 } });
  expect(tab.text()).toBe(textWith(mine));
});

test("a choice does not decide about words that are typed during every merge", async () => {
  const opened = await openConflict();
  const { writer, tab } = opened;
  const first = writer.holdMerges();
  tab.choose("both");
  await typeDuringMerges(opened, first, (merge) => ({ ...mine, 3: `More ${merge}.` }));
  expect(tab.getSnapshot().conflict).toMatchObject({ isJoining: false });
  expect(tab.text()).toBe(textWith({ ...mine, 3: "More 5." }));
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
  expect(tab.text()).toBe(textWith(mine));
});

test("nothing is merged where only one side changed the body", async () => {
  const { writer, tab, saveElsewhere, arrive } = await openTab();
  tab.edit({ pageTitle: "Tides" });
  saveElsewhere(elsewhere);
  arrive();
  expect(writer.mergesAhead()).toBe(0);
  expect(tab.text()).toBe(textWith(elsewhere));
  expect(tab.getSnapshot().pageTitle).toBe("Tides");
});
