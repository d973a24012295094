import { expect, test } from "vitest";
import { createWritersDesk } from "./testing/writers-desk.ts";

test("the text of a deleted draft leaves the journal, and nothing more is sent", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  desk.server.setWeather("request lost");
  tab.type("Never sent.");
  await desk.clock.pass(1500);
  const sentBefore = desk.server.attempts.length;
  const keptBefore = desk.journal.entries.size;
  desk.server.setWeather("fine");
  desk.server.replace(null);
  await tab.discard();
  await desk.clock.pass(60_000);
  expect([keptBefore, desk.journal.entries.size]).toEqual([1, 0]);
  expect(desk.server.attempts.length).toBe(sentBefore);
});

test("a draft deleted in the moment of a keystroke leaves nothing in the journal", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.type("Half a wor");
  await tab.discard();
  await desk.clock.pass(60_000);
  expect(desk.journal.entries.size).toBe(0);
});

test("another tab's words for a deleted draft stay kept, and it learns that the draft is gone", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  const other = await desk.openTab();
  desk.server.setWeather("request lost");
  other.type("Precious.");
  await desk.clock.pass(300);
  desk.server.setWeather("fine");
  desk.server.replace(null);
  await tab.discard();
  await desk.clock.pass(60_000);
  expect([other.text(), other.getSnapshot().trouble?.kind, other.getSnapshot().isKept]).toEqual([
    "Precious.",
    "gone",
    true,
  ]);
  expect(desk.journal.entries.size).toBe(1);
});
