import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { WorkspaceId } from "@stemma/domain/ids";
import { expect } from "vitest";
import { bodyOf } from "./body-of.ts";
import type { Client } from "./people.ts";

/** A page that was published twice and reverted, with a draft on it. */
export async function writePage({
  client,
  workspaceId,
  text = bodyOf("Flour and salt"),
}: {
  client: Client;
  workspaceId: WorkspaceId;
  text?: PageBody;
}) {
  const { pageId, draftId } = await client.pages.create({ workspaceId });
  const saved = {
    pageTitle: "Bread",
    serializedEditorState: text,
    draftNotes: "Ask Jo.",
  };
  await client.drafts.save({ ...saved, draftId, expectedRevision: 1, saveId: crypto.randomUUID() });
  const publishMessage = { subjectLine: "First", body: "Why not" };
  const { versionId: first } = await client.drafts.publish({
    draftId,
    expectedRevision: 2,
    expectedPublishedVersion: null,
    publishMessage,
  });
  const { id } = await client.drafts.create({ pageId });
  const { versionId: second } = await client.drafts.publish({
    draftId: id,
    expectedRevision: 1,
    expectedPublishedVersion: first,
    publishMessage,
  });
  await client.versions.revert({ pageId, versionId: first, expectedPublishedVersion: second });
  await client.drafts.create({ pageId });
  return { pageId, first };
}

/** Ticks a box in each way in which the server answers, on a page of its own. */
export async function tickBoxes(client: Client, workspaceId: WorkspaceId) {
  const { pageId, draftId } = await client.pages.create({ workspaceId });
  const blockId = "lamp" as BlockId;
  const lamp = makeBlock({ id: blockId, kind: "check" }, []);
  const text = { pageTitle: "Closing time", serializedEditorState: makeBody([lamp]) };
  const saved = { ...text, draftNotes: null, expectedRevision: 1, saveId: crypto.randomUUID() };
  await client.drafts.save({ draftId, ...saved });
  const { versionId: previousNode } = await client.drafts.publish({
    draftId,
    expectedRevision: 2,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "The list", body: "" },
  });
  const tick = { pageId, blockId, isChecked: true, previousNode };
  const outcomes = [await client.drafts.tickRow(tick)];
  await client.workspaces.changeSettings({ workspaceId, publishesChecks: true });
  for (let time = 0; time < 2; time++) outcomes.push(await client.drafts.tickRow(tick));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["drafted", "published", "unchanged"]);
}
