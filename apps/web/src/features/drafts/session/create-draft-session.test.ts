import { expect, test } from "vitest";
import type { DraftId } from "@stemma/domain/ids";
import { aBody, aDraft } from "./testing/a-draft.ts";
import { createTestWriter } from "./testing/test-writer.ts";

test("a draft that was just opened shows 'saved'", async () => {
  const tab = await createTestWriter().openTab();
  expect(tab.getSnapshot()).toMatchObject({ status: "saved", isKept: true, trouble: null });
});

test("a change is unsaved for a second, then saving, then saved", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  const seen: string[] = [];
  tab.subscribe(() => seen.push(tab.status()));
  tab.type("Feed the starter at six.");
  await writer.clock.pass(999);
  expect([tab.status(), writer.serverText()]).toEqual(["unsaved", "Feed the starter."]);
  await writer.clock.pass(1);
  expect([tab.status(), writer.serverText()]).toEqual(["saved", "Feed the starter at six."]);
  expect(seen.filter((status, index) => status !== seen[index - 1])).toEqual([
    "unsaved",
    "saving",
    "saved",
  ]);
});

test("autosave waits for one second after the last change", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  for (const text of ["A", "AB", "ABC"]) {
    tab.type(text);
    await writer.clock.pass(900);
  }
  expect(writer.server.attempts).toHaveLength(0);
  await writer.clock.pass(100);
  expect(writer.server.attempts).toHaveLength(1);
  expect(writer.serverText()).toBe("ABC");
});

test("title, body and notes are saved together", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.edit({ pageTitle: "The rye day" });
  tab.edit({ draftNotes: "Ask Jo." });
  tab.type("Feed it.");
  await writer.clock.pass(1000);
  expect(writer.server.draft).toMatchObject({ pageTitle: "The rye day", draftNotes: "Ask Jo." });
  expect(writer.stored.at(-1)).toMatchObject({ pageTitle: "The rye day", revision: 2 });
});

test("typed text is in the journal within a quarter of a second, and is removed once the server has stored it", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.type("Feed it.");
  expect(tab.getSnapshot().isKept).toBe(false);
  await writer.clock.pass(250);
  expect(tab.getSnapshot().isKept).toBe(true);
  expect(writer.journal.entries.size).toBe(1);
  await writer.clock.pass(1000);
  expect(writer.journal.entries.size).toBe(0);
});

test("a change during a save stays unsaved until it is saved itself", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.type("First.");
  await writer.clock.pass(999);
  const flushing = tab.flush();
  tab.type("Second.");
  await flushing;
  await writer.clock.pass(1000);
  expect([tab.status(), writer.serverText(), writer.journal.entries.size]).toEqual([
    "saved",
    "Second.",
    0,
  ]);
});

test("a crash loses no typed text: the next tab restores it from the journal and sends it", async () => {
  const writer = createTestWriter();
  const crashed = await writer.openTab();
  crashed.type("Feed it at six.");
  await writer.clock.pass(250);
  crashed.crash();
  const tab = await writer.openTab();
  await writer.clock.pass(0);
  expect([tab.text(), tab.status(), writer.serverText()]).toEqual([
    "Feed it at six.",
    "saved",
    "Feed it at six.",
  ]);
  expect(writer.journal.entries.size).toBe(0);
});

test("a save whose answer was lost is sent again under the same id and stored once", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  writer.server.setNetwork("answer lost");
  tab.type("First.");
  await writer.clock.pass(1000);
  expect(tab.getSnapshot()).toMatchObject({ status: "unsaved", trouble: { kind: "unreached" } });
  tab.type("First. Second.");
  writer.server.setNetwork("fine");
  await writer.clock.pass(1000);
  const ids = writer.server.attempts.map((attempt) => attempt.saveId);
  expect(ids[0]).toBe(ids[1]);
  expect(writer.server.draft?.revision).toBe(3);
  expect([tab.status(), writer.serverText()]).toEqual(["saved", "First. Second."]);
});

test("a crash after a lost answer causes no conflict", async () => {
  const writer = createTestWriter();
  const crashed = await writer.openTab();
  writer.server.setNetwork("answer lost");
  crashed.type("First.");
  await writer.clock.pass(1000);
  crashed.type("First. Second.");
  await writer.clock.pass(250);
  crashed.crash();
  writer.server.setNetwork("fine");
  const tab = await writer.openTab();
  await writer.clock.pass(2000);
  expect(tab.getSnapshot()).toMatchObject({ status: "saved", conflict: null });
  expect(writer.serverText()).toBe("First. Second.");
});

test.each([
  { network: "request lost", trouble: "unreached", because: "the network is down" },
  { network: "server error", trouble: "failed", because: "the server fails" },
  { network: "signed out", trouble: "signed-out", because: "the session ended" },
] as const)(
  "when $because, the text stays in the journal, the status shows it, and the text is sent afterwards",
  async ({ network, trouble }) => {
    const writer = createTestWriter();
    const tab = await writer.openTab();
    writer.server.setNetwork(network);
    tab.type("Written on a train.");
    await writer.clock.pass(60_000);
    expect(tab.getSnapshot()).toMatchObject({
      status: "unsaved",
      isKept: true,
      trouble: { kind: trouble },
    });
    writer.server.setNetwork("fine");
    tab.retry();
    await writer.clock.pass(0);
    expect([tab.status(), writer.serverText()]).toEqual(["saved", "Written on a train."]);
  },
);

test("retries back off exponentially, up to fifteen seconds", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  writer.server.setNetwork("request lost");
  tab.type("Written on a train.");
  await writer.clock.pass(1000 + 1000 + 2000 + 4000 + 8000);
  expect(writer.server.attempts).toHaveLength(5);
  await writer.clock.pass(150_000);
  expect(writer.server.attempts).toHaveLength(15);
});

test("a browser that refuses the journal is reported, and the server still gets the text", async () => {
  const writer = createTestWriter();
  writer.journal.setBroken(true);
  const tab = await writer.openTab();
  tab.type("Feed it.");
  await writer.clock.pass(250);
  expect(tab.getSnapshot()).toMatchObject({ isKept: false, isJournalBroken: true });
  await writer.clock.pass(750);
  expect([tab.status(), writer.serverText()]).toEqual(["saved", "Feed it."]);
});

test("a draft that is gone keeps its unsent text until the text moves into a new draft", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.type("Too late.");
  writer.server.replace(null);
  await writer.clock.pass(60_000);
  expect(tab.getSnapshot()).toMatchObject({ trouble: { kind: "gone" }, isKept: true });
  expect(writer.server.attempts).toHaveLength(1);
  const fresh = aDraft({ id: "draft-2" as DraftId });
  writer.server.replace(fresh);
  tab.moveInto(fresh);
  await writer.clock.pass(1000);
  expect([tab.status(), writer.serverText(), writer.journal.entries.size]).toEqual([
    "saved",
    "Too late.",
    0,
  ]);
});

test("moving into a draft with other text is a conflict", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.type("Mine.");
  writer.server.replace(null);
  await writer.clock.pass(1000);
  const other = aDraft({
    id: "draft-2" as DraftId,
    revision: 4,
    serializedEditorState: aBody("Theirs."),
  });
  writer.server.replace(other);
  tab.moveInto(other);
  await writer.clock.pass(1000);
  expect(tab.getSnapshot().conflict).toMatchObject({ theirs: { revision: 4 } });
  expect(writer.serverText()).toBe("Theirs.");
});
