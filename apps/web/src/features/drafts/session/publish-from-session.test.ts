import { expect, test } from "vitest";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { PublishResult } from "./publish-result.ts";
import type { VersionId } from "@stemma/domain/ids";
import { createTestWriter } from "./testing/test-writer.ts";

const published = (draft: Draft): PublishResult => ({
  kind: "published",
  draft,
  versionId: "version-2" as VersionId,
});

test("publishing first saves exactly the text on screen", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  tab.type("The last word.");
  const seen: unknown[] = [];
  const end = await tab.publish(async (draft) => {
    seen.push(draft.revision, writer.serverText(), tab.status());
    return published(draft);
  });
  await writer.clock.pass(60_000);
  expect(end.kind).toBe("published");
  expect(seen).toEqual([2, "The last word.", "publishing draft"]);
  expect([writer.server.attempts.length, writer.journal.entries.size]).toEqual([1, 0]);
});

test("publishing without a network changes nothing", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  writer.server.setNetwork("request lost");
  tab.type("The last word.");
  let isAsked = false;
  const end = await tab.publish(async (draft) => {
    isAsked = true;
    return published(draft);
  });
  expect([end.kind, isAsked, tab.status(), tab.text()]).toEqual([
    "not-saved",
    false,
    "unsaved",
    "The last word.",
  ]);
});

test("a publish that the server refuses leaves the draft open and saved", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  const end = await tab.publish(async () => ({ kind: "not-allowed" }));
  tab.type("Written after.");
  await writer.clock.pass(1000);
  expect([end.kind, tab.status(), writer.serverText()]).toEqual([
    "not-allowed",
    "saved",
    "Written after.",
  ]);
});

test("publishing twice at once publishes once", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  let calls = 0;
  const publish = async (draft: Draft) => {
    calls += 1;
    return published(draft);
  };
  const [first, second] = await Promise.all([tab.publish(publish), tab.publish(publish)]);
  expect(calls).toBe(1);
  expect(second).toBe(first);
});

test("text typed while publishing is kept, and the draft is reported as gone", async () => {
  const writer = createTestWriter();
  const tab = await writer.openTab();
  await tab.publish(async (draft) => {
    tab.type("One more word.");
    return published(draft);
  });
  await writer.clock.pass(1000);
  expect(tab.getSnapshot()).toMatchObject({ trouble: { kind: "gone" }, isKept: true });
  expect(tab.text()).toBe("One more word.");
});
