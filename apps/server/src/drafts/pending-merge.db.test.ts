import { afterAll, beforeAll, expect, test } from "vitest";
import type { PendingMerge } from "@stemma/contract/draft-shapes";
import type { DraftId, VersionId } from "@stemma/domain/ids";
import { bodyOf } from "../testing/body-of.ts";
import { publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;
let versionId: VersionId;
let draftId: DraftId;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

/** Saves a new draft with an unfinished update, and returns the update from the server's answer. */
async function kept(pendingMerge: PendingMerge): Promise<PendingMerge | null | undefined> {
  const page = await publishedPage(ana, "Bread", "Flour");
  versionId = page.versionId;
  draftId = (await ana.client.drafts.create({ pageId: page.pageId })).id;
  await ana.client.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: "Bread",
    serializedEditorState: bodyOf("Flour"),
    draftNotes: null,
    pendingMerge: { ...pendingMerge, versionId },
  });
  return (await ana.client.drafts.ofPage({ pageId: page.pageId })).draft?.pendingMerge;
}

const merge = (...conflicts: unknown[]) => ({ versionId, conflicts }) as PendingMerge;
const entry = (settlement: unknown) => ({ id: "a", question: "x-y", settlement });
const { children } = bodyOf("My own words").root;

test("a half-done update keeps every kind of decision", async () => {
  const conflicts = [
    entry(null),
    entry({ pick: "both" }),
    entry({ pick: "edited", title: "A title" }),
    entry({ pick: "edited", blocks: children }),
    entry({ pick: "edited", blocks: [] }),
  ];
  expect(await kept(merge(...conflicts))).toEqual({ versionId, conflicts });
});

test("a row of a list that claims to stand millions of levels deep is raised", async () => {
  const row = { type: "listitem", listType: "bullet", indent: 2_000_000_000, children: [] };
  const pending = await kept(merge(entry({ pick: "edited", blocks: [row] })));
  expect(pending?.conflicts[0]?.settlement).toMatchObject({ blocks: [{ indent: 7 }] });
});

test("a half-done undo keeps the version that is undone", async () => {
  const pending = await kept(merge(entry(null)));
  const { items } = await ana.client.drafts.list({ limit: 1 });
  const { pageId } = items[0] ?? expect.fail();
  const undo = { ...merge(entry(null)), versionId, undoes: versionId };
  const save = {
    draftId,
    expectedRevision: 2,
    saveId: crypto.randomUUID(),
    pageTitle: "Bread",
    serializedEditorState: bodyOf("Flour"),
    draftNotes: null,
  };
  expect(pending).not.toHaveProperty("undoes");
  await ana.client.drafts.save({ ...save, pendingMerge: undo });
  expect((await ana.client.drafts.ofPage({ pageId })).draft?.pendingMerge).toEqual(undo);
  const other = await publishedPage(ana, "Rye", "Flour");
  for (const foreign of [{ versionId: other.versionId }, { undoes: other.versionId }]) {
    const forged = { ...save, expectedRevision: 3, pendingMerge: { ...undo, ...foreign } };
    await expect(ana.client.drafts.save(forged)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});

test.each([
  { because: "is no decision", conflict: "open" },
  { because: "picks an unknown side", conflict: entry({ pick: "none" }) },
  { because: "has no question", conflict: { id: "a", settlement: null } },
  { because: "has an endless id", conflict: { ...entry(null), id: "x".repeat(1000) } },
])("a conflict that $because is refused", async ({ conflict }) => {
  await expect(kept(merge(conflict))).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("blocks that the format does not know are refused with their path", async () => {
  const words = entry({ pick: "edited", blocks: [{ type: "script" }] });
  await expect(kept(merge(entry(null), words))).rejects.toMatchObject({
    code: "BODY_INVALID",
    data: { path: expect.stringMatching(/^pendingMerge\.conflicts\.1\..*type$/) },
  });
});

test("blocks nested deeper than any page are refused with a declared error", async () => {
  const deep = JSON.parse("[".repeat(500) + "]".repeat(500));
  await expect(kept(merge(deep))).rejects.toMatchObject({ code: "TOO_DEEP", defined: true });
});

test("a half-done update in an invalid old form does not block its draft", async () => {
  await kept(merge(entry(null)));
  await server.sql`update drafts set pending_merge = '{"versionId": "x", "conflicts": [[[]]]}'
    where id = ${draftId}`;
  const { items } = await ana.client.drafts.list({ limit: 1 });
  const { pageId } = items[0] ?? expect.fail();
  expect((await ana.client.drafts.ofPage({ pageId })).draft?.pendingMerge).toBeNull();
  expect((await ana.client.pages.get({ pageId })).draft?.pendingMerge).toBeNull();
});
