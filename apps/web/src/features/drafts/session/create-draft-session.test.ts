import { expect, test } from "vitest";
import type { DraftId } from "@stemma/domain/ids";
import { aBody, aDraft } from "./testing/a-draft.ts";
import { createWritersDesk } from "./testing/writers-desk.ts";

test("a draft just opened is saved", async () => {
  const tab = await createWritersDesk().openTab();
  expect(tab.getSnapshot()).toMatchObject({ status: "saved", isKept: true, trouble: null });
});

test("a change is unsaved for a second, then saving, then saved", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  const seen: string[] = [];
  tab.subscribe(() => seen.push(tab.is()));
  tab.type("Feed the starter at six.");
  await desk.clock.pass(999);
  expect([tab.is(), desk.serverText()]).toEqual(["unsaved", "Feed the starter."]);
  await desk.clock.pass(1);
  expect([tab.is(), desk.serverText()]).toEqual(["saved", "Feed the starter at six."]);
  expect(seen.filter((status, index) => status !== seen[index - 1])).toEqual([
    "unsaved",
    "saving",
    "saved",
  ]);
});

test("autosave waits for one second after the last change", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  for (const text of ["A", "AB", "ABC"]) {
    tab.type(text);
    await desk.clock.pass(900);
  }
  expect(desk.server.attempts).toHaveLength(0);
  await desk.clock.pass(100);
  expect(desk.server.attempts).toHaveLength(1);
  expect(desk.serverText()).toBe("ABC");
});

test("title, body and notes are saved together", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.edit({ pageTitle: "The rye day" });
  tab.edit({ draftNotes: "Ask Jo." });
  tab.type("Feed it.");
  await desk.clock.pass(1000);
  expect(desk.server.draft).toMatchObject({ pageTitle: "The rye day", draftNotes: "Ask Jo." });
  expect(desk.stored.at(-1)).toMatchObject({ pageTitle: "The rye day", revision: 2 });
});

test("typing is on the writer's own disk within a quarter of a second, and leaves it when the server has it", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.type("Feed it.");
  expect(tab.getSnapshot().isKept).toBe(false);
  await desk.clock.pass(250);
  expect(tab.getSnapshot().isKept).toBe(true);
  expect(desk.journal.entries.size).toBe(1);
  await desk.clock.pass(1000);
  expect(desk.journal.entries.size).toBe(0);
});

test("a change during a save stays unsaved until it is saved itself", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.type("First.");
  await desk.clock.pass(999);
  const flushing = tab.flush();
  tab.type("Second.");
  await flushing;
  await desk.clock.pass(1000);
  expect([tab.is(), desk.serverText(), desk.journal.entries.size]).toEqual(["saved", "Second.", 0]);
});

test("a crash loses nothing that was typed: the next tab takes it up and sends it", async () => {
  const desk = createWritersDesk();
  const crashed = await desk.openTab();
  crashed.type("Feed it at six.");
  await desk.clock.pass(250);
  crashed.crash();
  const tab = await desk.openTab();
  await desk.clock.pass(0);
  expect([tab.text(), tab.is(), desk.serverText()]).toEqual([
    "Feed it at six.",
    "saved",
    "Feed it at six.",
  ]);
  expect(desk.journal.entries.size).toBe(0);
});

test("a save whose answer was lost is sent again under the same id and stored once", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  desk.server.setWeather("answer lost");
  tab.type("First.");
  await desk.clock.pass(1000);
  expect(tab.getSnapshot()).toMatchObject({ status: "unsaved", trouble: { kind: "unreached" } });
  tab.type("First. Second.");
  desk.server.setWeather("fine");
  await desk.clock.pass(1000);
  const ids = desk.server.attempts.map((attempt) => attempt.saveId);
  expect(ids[0]).toBe(ids[1]);
  expect(desk.server.draft?.revision).toBe(3);
  expect([tab.is(), desk.serverText()]).toEqual(["saved", "First. Second."]);
});

test("a crash after a lost answer is no conflict with oneself", async () => {
  const desk = createWritersDesk();
  const crashed = await desk.openTab();
  desk.server.setWeather("answer lost");
  crashed.type("First.");
  await desk.clock.pass(1000);
  crashed.type("First. Second.");
  await desk.clock.pass(250);
  crashed.crash();
  desk.server.setWeather("fine");
  const tab = await desk.openTab();
  await desk.clock.pass(2000);
  expect(tab.getSnapshot()).toMatchObject({ status: "saved", conflict: null });
  expect(desk.serverText()).toBe("First. Second.");
});

test.each([
  { weather: "request lost", trouble: "unreached", because: "the network is away" },
  { weather: "server error", trouble: "failed", because: "the server stumbles" },
  { weather: "signed out", trouble: "signed-out", because: "the session ended" },
] as const)(
  "while $because, the text stays on disk, says so, and is sent when it is over",
  async ({ weather, trouble }) => {
    const desk = createWritersDesk();
    const tab = await desk.openTab();
    desk.server.setWeather(weather);
    tab.type("Written on a train.");
    await desk.clock.pass(60_000);
    expect(tab.getSnapshot()).toMatchObject({
      status: "unsaved",
      isKept: true,
      trouble: { kind: trouble },
    });
    desk.server.setWeather("fine");
    tab.retry();
    await desk.clock.pass(0);
    expect([tab.is(), desk.serverText()]).toEqual(["saved", "Written on a train."]);
  },
);

test("tries wait longer and longer, fifteen seconds at most", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  desk.server.setWeather("request lost");
  tab.type("Written on a train.");
  await desk.clock.pass(1000 + 1000 + 2000 + 4000 + 8000);
  expect(desk.server.attempts).toHaveLength(5);
  await desk.clock.pass(150_000);
  expect(desk.server.attempts).toHaveLength(15);
});

test("a browser that keeps nothing is said to, and the server still gets the text", async () => {
  const desk = createWritersDesk();
  desk.journal.setBroken(true);
  const tab = await desk.openTab();
  tab.type("Feed it.");
  await desk.clock.pass(250);
  expect(tab.getSnapshot()).toMatchObject({ isKept: false, isJournalBroken: true });
  await desk.clock.pass(750);
  expect([tab.is(), desk.serverText()]).toEqual(["saved", "Feed it."]);
});

test("a draft that is gone keeps its unsent text, until it moves into a new one", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.type("Too late.");
  desk.server.replace(null);
  await desk.clock.pass(60_000);
  expect(tab.getSnapshot()).toMatchObject({ trouble: { kind: "gone" }, isKept: true });
  expect(desk.server.attempts).toHaveLength(1);
  const fresh = aDraft({ id: "draft-2" as DraftId });
  desk.server.replace(fresh);
  tab.moveInto(fresh);
  await desk.clock.pass(1000);
  expect([tab.is(), desk.serverText(), desk.journal.entries.size]).toEqual([
    "saved",
    "Too late.",
    0,
  ]);
});

test("moving into a draft that holds other text shows both", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.type("Mine.");
  desk.server.replace(null);
  await desk.clock.pass(1000);
  const other = aDraft({
    id: "draft-2" as DraftId,
    revision: 4,
    serializedEditorState: aBody("Theirs."),
  });
  desk.server.replace(other);
  tab.moveInto(other);
  await desk.clock.pass(1000);
  expect(tab.getSnapshot().conflict).toMatchObject({ theirs: { revision: 4 } });
  expect(desk.serverText()).toBe("Theirs.");
});
