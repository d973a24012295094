import { expect, test } from "vitest";
import type { PublishResult } from "./publish-result.ts";
import { aBody } from "./testing/a-draft.ts";
import { createTestWriter } from "./testing/test-writer.ts";

test("deleting a draft removes its text from the journal and sends nothing more", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  writer.server.setNetwork("request lost");
  tab.type("Never sent.");
  await writer.clock.pass(1500);
  const sentBefore = writer.server.attempts.length;
  const keptBefore = writer.journal.entries.size;
  writer.server.setNetwork("fine");
  writer.server.replace(null);
  await tab.discard();
  await writer.clock.pass(60_000);
  expect([keptBefore, writer.journal.entries.size]).toEqual([1, 0]);
  expect(writer.server.attempts.length).toBe(sentBefore);
});

test("a draft deleted right after a keystroke leaves nothing in the journal", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.type("Half a wor");
  await tab.discard();
  await writer.clock.pass(60_000);
  expect(writer.journal.entries.size).toBe(0);
});

test("another tab's text of a deleted draft stays in the journal, and that tab learns that the draft is gone", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  const other = await writer.openTab();
  writer.server.setNetwork("request lost");
  other.type("Precious.");
  await writer.clock.pass(300);
  writer.server.setNetwork("fine");
  writer.server.replace(null);
  await tab.discard();
  await writer.clock.pass(60_000);
  expect([other.text(), other.getSnapshot().trouble?.kind, other.getSnapshot().isKept]).toEqual([
    "Precious.",
    "gone",
    true,
  ]);
  expect(writer.journal.entries.size).toBe(1);
});

test("a draft that is deleted while its publishing fails stays ended", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.type("The last word.");
  let fail = () => {};
  const failed: PublishResult = { kind: "failed", words: "The server could not publish." };
  const publishing = tab.publish(() => new Promise((resolve) => (fail = () => resolve(failed))));
  await writer.clock.pass(0);
  await tab.discard();
  fail();
  await publishing;
  writer.server.saveElsewhere({ serializedEditorState: aBody("Written elsewhere.") });
  tab.reconcile(writer.server.draft);
  expect(tab.text()).toBe("The last word.");
  tab.type("After the end.");
  await writer.clock.pass(60_000);
  expect(writer.server.attempts.length).toBe(1);
});
