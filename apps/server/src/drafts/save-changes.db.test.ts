import { afterAll, beforeAll, expect, test } from "vitest";
import type { NodeJson, PageBody } from "@stemma/document/format";
import { bodyOf } from "../testing/body-of.ts";
import { draftedPage } from "../testing/published-page.ts";
import { draftOf, saveOf } from "../testing/saved-draft.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

/** A text that is checked in a worker thread, so that its save says whether it was stored as it was sent. */
const long = bodyOf(...Array.from({ length: 1000 }, (_, row) => `Row ${row}: flour, ${row}`));

const withNodes = (change: (nodes: readonly NodeJson[]) => readonly NodeJson[]): PageBody => ({
  ...long,
  root: { ...long.root, children: [...change(long.root.children)] },
});

/** A page with a draft that holds the long text. */
async function longDraft() {
  const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "Flour");
  const save = { ...saveOf(draftId, revision, ""), serializedEditorState: long };
  const saved = await ana.client.drafts.save(save);
  return { pageId, draftId, saved: { ...saved, saveId: save.saveId } };
}

/** A save of a change on top of another save. */
function changesOf(
  draftId: Parameters<typeof saveOf>[0],
  base: { revision: number; saveId: string },
  change: { start: number; removed: number; nodes: NodeJson[] },
) {
  const { serializedEditorState: _, ...rest } = saveOf(draftId, base.revision, "");
  return {
    ...rest,
    baseSaveId: base.saveId,
    change: { formatVersion: long.formatVersion, ...change },
  };
}

const [first, second] = bodyOf("Knead it", "Let it rest").root.children as [NodeJson, NodeJson];

test("a long save says whether it was stored as it was sent", async () => {
  const { draftId, saved } = await longDraft();
  expect(saved.isAsSent).toBe(true);
  const repaired = { ...long, unknown: "field" } as PageBody;
  const save = { ...saveOf(draftId, saved.revision, ""), serializedEditorState: repaired };
  expect((await ana.client.drafts.save(save)).isAsSent).toBe(false);
});

test("a change replaces, adds and removes nodes of the stored text", async () => {
  const { pageId, draftId, saved } = await longDraft();
  const change = { start: 1, removed: 997, nodes: [first, second] };
  const { revision, isAsSent } = await ana.client.drafts.saveChanges({
    ...changesOf(draftId, saved, change),
    pageTitle: "The rye day",
    draftNotes: "Ask Jo",
  });
  expect([revision, isAsSent]).toEqual([saved.revision + 1, true]);
  const draft = await draftOf(ana, pageId);
  const expected = withNodes((nodes) => [...nodes.slice(0, 1), first, second, ...nodes.slice(998)]);
  expect(draft?.serializedEditorState).toEqual(expected);
  expect([draft?.pageTitle, draft?.draftNotes]).toEqual(["The rye day", "Ask Jo"]);
});

test("a change that is sent twice is taken once, and one on top of an older revision is a conflict", async () => {
  const { pageId, draftId, saved } = await longDraft();
  const save = changesOf(draftId, saved, { start: 1000, removed: 0, nodes: [first] });
  const { isAsSent: _, ...taken } = await ana.client.drafts.saveChanges(save);
  expect(await ana.client.drafts.saveChanges(save)).toEqual(taken);
  const late = { ...save, saveId: crypto.randomUUID() };
  await expect(ana.client.drafts.saveChanges(late)).rejects.toMatchObject({
    code: "DRAFT_CONFLICT",
    data: { draft: { revision: taken.revision } },
  });
  const draft = await draftOf(ana, pageId);
  expect(draft?.serializedEditorState.root.children).toHaveLength(1001);
});

test("of two changes on top of one revision, one is taken and the other is a conflict", async () => {
  const { pageId, draftId, saved } = await longDraft();
  const changes = [first, second].map((node) =>
    changesOf(draftId, saved, { start: 0, removed: 1, nodes: [node] }),
  );
  const answers = await Promise.allSettled(
    changes.map((change) => ana.client.drafts.saveChanges(change)),
  );
  const taken = answers.findIndex(({ status }) => status === "fulfilled");
  expect(answers[1 - taken]).toMatchObject({ reason: { code: "DRAFT_CONFLICT" } });
  const draft = await draftOf(ana, pageId);
  const node = taken === 0 ? first : second;
  expect(draft?.serializedEditorState.root.children[0]).toEqual(node);
});

test("a change of a text that another save stored under the same revision is a conflict", async () => {
  const { pageId, draftId, saved } = await longDraft();
  const save = changesOf(draftId, saved, { start: 0, removed: 1, nodes: [first] });
  await expect(
    ana.client.drafts.saveChanges({ ...save, baseSaveId: crypto.randomUUID() }),
  ).rejects.toMatchObject({
    code: "DRAFT_CONFLICT",
    data: { draft: { revision: saved.revision } },
  });
  expect((await draftOf(ana, pageId))?.serializedEditorState).toEqual(long);
});

test("a change of another format version is refused", async () => {
  const { draftId, saved } = await longDraft();
  const save = changesOf(draftId, saved, { start: 0, removed: 1, nodes: [first] });
  const older = { ...save, change: { ...save.change, formatVersion: 1 } };
  await expect(ana.client.drafts.saveChanges(older)).rejects.toMatchObject({
    code: "BODY_INVALID",
  });
});

test.each([
  ["nodes that the text does not have", { start: 999, removed: 2, nodes: [] }, "change"],
  [
    "a node that the format does not know",
    { start: 3, removed: 1, nodes: [{ type: "unknown" } as unknown as NodeJson] },
    "root.children.3",
  ],
])("a change of %s is refused, and nothing is stored", async (_, change, path) => {
  const { pageId, draftId, saved } = await longDraft();
  await expect(
    ana.client.drafts.saveChanges(changesOf(draftId, saved, change)),
  ).rejects.toMatchObject({ code: "BODY_INVALID", data: { path: expect.stringContaining(path) } });
  const draft = await draftOf(ana, pageId);
  expect(draft?.revision).toBe(saved.revision);
  expect(draft?.serializedEditorState).toEqual(long);
});

test("a change that has an id of the rest of the text gets another one, and the answer says so", async () => {
  const { pageId, draftId, saved } = await longDraft();
  const [copied] = long.root.children;
  const change = { start: 1000, removed: 0, nodes: [copied as NodeJson] };
  const answer = await ana.client.drafts.saveChanges(changesOf(draftId, saved, change));
  expect(answer.isAsSent).toBe(false);
  const draft = await draftOf(ana, pageId);
  const ids = draft?.serializedEditorState.root.children.map((node) => JSON.stringify(node));
  expect(new Set(ids).size).toBe(1001);
});
