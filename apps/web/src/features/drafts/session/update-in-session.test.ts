import { expect, test } from "vitest";
import type { PendingMerge } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { aBody, aDraft } from "./testing/a-draft.ts";
import { createTestWriter } from "./testing/test-writer.ts";

const versionId = "version-2" as VersionId;

/** An update with one conflict per pick, either open or settled for a side. */
const pending = (...picks: readonly ("open" | "ours" | "theirs")[]): PendingMerge => ({
  versionId,
  conflicts: picks.map((pick, index) => ({
    id: `block-${index}`,
    question: "a-question",
    settlement: pick === "open" ? null : { pick },
  })),
});

test("an update is shown in the editor and sent at once, text and base version together", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.replace({ previousNode: versionId, readBody: () => aBody("Feed it.", "Theirs.") });
  await writer.clock.pass(0);
  expect(tab.getSnapshot()).toMatchObject({ replacements: 1, previousNode: versionId });
  expect(writer.server.draft).toMatchObject({ previousNode: versionId, revision: 2 });
  expect(writer.serverText()).toBe("Feed it.\nTheirs.");
});

test("typing sends no base version, an update does", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.type("Feed it.");
  await writer.clock.pass(1000);
  tab.replace({ pendingMerge: pending("open") });
  await writer.clock.pass(0);
  tab.type("Feed it now.");
  await writer.clock.pass(1000);
  expect(writer.server.attempts.map(({ isUpdate }) => isUpdate)).toEqual([false, true, false]);
  expect(writer.server.draft?.pendingMerge).toEqual(pending("open"));
});

test("an update with open conflicts survives a crash without a network", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  writer.server.setNetwork("request lost");
  tab.replace({ pendingMerge: pending("ours", "open") });
  await writer.clock.pass(250);
  tab.crash();
  writer.server.setNetwork("fine");
  const next = await writer.openTab();
  await writer.clock.pass(0);
  expect(next.getSnapshot().pendingMerge).toEqual(pending("ours", "open"));
  expect(writer.server.draft?.pendingMerge).toEqual(pending("ours", "open"));
});

test("conflicts that two devices resolved of one update are merged", async () => {
  const writer = createTestWriter(aDraft({ pendingMerge: pending("open", "open") }));
  const tab = await writer.openTab();
  writer.server.saveElsewhere({ pendingMerge: pending("open", "theirs") });
  tab.replace({ pendingMerge: pending("ours", "open") });
  await writer.clock.pass(0);
  expect(tab.getSnapshot().conflict).toBeNull();
  expect(writer.server.draft?.pendingMerge).toEqual(pending("ours", "theirs"));
});

test("text written on the old version is not marked as updated by another device's update", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.type("Feed it at six.");
  writer.server.saveElsewhere({
    previousNode: versionId,
    serializedEditorState: aBody("Feed it.", "Theirs."),
  });
  await writer.clock.pass(1000);
  expect(tab.getSnapshot().conflict).not.toBeNull();
  tab.choose("mine");
  await writer.clock.pass(0);
  expect(writer.server.draft?.previousNode).toBe("version-1");
});
