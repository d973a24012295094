import { expect, test } from "vitest";
import type { PendingMerge } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";
import { aBody, aDraft } from "./testing/a-draft.ts";
import { createWritersDesk } from "./testing/writers-desk.ts";

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

test("an update is shown in the editor and is with the server at once, text and basis together", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.replace({ previousNode: versionId, readBody: () => aBody("Feed it.", "Theirs.") });
  await desk.clock.pass(0);
  expect(tab.getSnapshot()).toMatchObject({ replacements: 1, previousNode: versionId });
  expect(desk.server.draft).toMatchObject({ previousNode: versionId, revision: 2 });
  expect(desk.serverText()).toBe("Feed it.\nTheirs.");
});

test("typing sends no basis, an update does", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.type("Feed it.");
  await desk.clock.pass(1000);
  tab.replace({ pendingMerge: pending("open") });
  await desk.clock.pass(0);
  tab.type("Feed it now.");
  await desk.clock.pass(1000);
  expect(desk.server.attempts.map(({ isUpdate }) => isUpdate)).toEqual([false, true, false]);
  expect(desk.server.draft?.pendingMerge).toEqual(pending("open"));
});

test("an update that is half settled outlives a crash without a network", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  desk.server.setWeather("request lost");
  tab.replace({ pendingMerge: pending("ours", "open") });
  await desk.clock.pass(250);
  tab.crash();
  desk.server.setWeather("fine");
  const next = await desk.openTab();
  await desk.clock.pass(0);
  expect(next.getSnapshot().pendingMerge).toEqual(pending("ours", "open"));
  expect(desk.server.draft?.pendingMerge).toEqual(pending("ours", "open"));
});

test("what two devices settled of one update comes together", async () => {
  const desk = createWritersDesk(aDraft({ pendingMerge: pending("open", "open") }));
  const tab = await desk.openTab();
  desk.server.saveElsewhere({ pendingMerge: pending("open", "theirs") });
  tab.replace({ pendingMerge: pending("ours", "open") });
  await desk.clock.pass(0);
  expect(tab.getSnapshot().conflict).toBeNull();
  expect(desk.server.draft?.pendingMerge).toEqual(pending("ours", "theirs"));
});

test("a text written on the old version while another device updated is not called updated", async () => {
  const desk = createWritersDesk();
  const tab = await desk.openTab();
  tab.type("Feed it at six.");
  desk.server.saveElsewhere({
    previousNode: versionId,
    serializedEditorState: aBody("Feed it.", "Theirs."),
  });
  await desk.clock.pass(1000);
  expect(tab.getSnapshot().conflict).not.toBeNull();
  tab.choose("mine");
  await desk.clock.pass(0);
  expect(desk.server.draft?.previousNode).toBe("version-1");
});
