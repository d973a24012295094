import { afterAll, beforeAll, expect, test } from "vitest";
import { diffBodies } from "@stemma/document/diff/diff-bodies";
import { diffToText } from "@stemma/document/diff/diff-to-text";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { markBits } from "@stemma/document/marks";
import { mergeBodies } from "@stemma/document/merge/merge-bodies";
import type { BlockId } from "@stemma/document/block-id";
import type { PageId } from "@stemma/domain/ids";
import { publishDraft, publishVersion } from "../testing/publish-version.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { draftOf, saveOf } from "../testing/saved-draft.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";
import { bodyRows } from "@stemma/document/body-rows";
import { rowChildren } from "@stemma/document/row-children";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

/** A time bound that a busy machine does not reach. */
const unhurried = { timeBoundMs: 600_000 };

/** A body of one row, in which the word "starter" has these marks. */
function feed(marks: number, rest = " at six."): PageBody {
  const runs = [
    { text: "Feed the ", marks: 0, url: null },
    { text: "starter", marks, url: null },
    { text: rest, marks: 0, url: null },
  ];
  return makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
}

/** The same body as an older client sends it, or as an older server stored it. */
const older = (body: PageBody) => ({ ...body, formatVersion: 1 }) as unknown as PageBody;

/**
 * Makes the page's stored bodies those of an older server: of format version 1, and without what is computed from
 * bodies in the background.
 */
async function storeAsVersion1(pageId: PageId): Promise<void> {
  const { sql } = server;
  for (const table of ["page_versions", "drafts"]) {
    await sql`update ${sql(table)}
      set body = jsonb_set(body::jsonb, '{formatVersion}', '1')::json where page_id = ${pageId}`;
  }
  for (const table of ["page_search", "version_authors", "version_changes"]) {
    await sql`delete from ${sql(table)} where page_id = ${pageId}`;
  }
}

async function storedVersions(table: "page_versions" | "drafts", pageId: PageId) {
  const { sql } = server;
  const rows = await sql<{ version: string }[]>`
    select body ->> 'formatVersion' as version from ${sql(table)} where page_id = ${pageId}`;
  return rows.map(({ version }) => version);
}

test("a version of an older server is read in the current format version", async () => {
  const { pageId } = await publishedPage(ana, "Bread", "x");
  const text = feed(markBits.bold);
  const { versionId } = await publishVersion(ana, pageId, "Feed", { text });
  await storeAsVersion1(pageId);
  expect(await storedVersions("page_versions", pageId)).toEqual(["1", "1"]);
  const { page } = await ana.client.pages.get({ pageId });
  expect(page.serializedEditorState).toEqual(text);
  const { serializedEditorState } = await ana.client.versions.get({ versionId });
  expect(serializedEditorState).toEqual(text);
  const html = await (await server.send(`/page/${pageId}`, {}, ana.cookies)).text();
  expect(html).toContain("Feed the <strong>starter</strong> at six.");
});

test("a draft of an older server is read, saved and published", async () => {
  const { pageId, draftId, revision } = await draftedPage(ana, "Quince", "x");
  await ana.client.drafts.save({
    ...saveOf(draftId, revision, ""),
    serializedEditorState: feed(markBits.italic),
  });
  await storeAsVersion1(pageId);
  const draft = await draftOf(ana, pageId);
  expect(draft?.serializedEditorState).toEqual(feed(markBits.italic));
  expect((await ana.client.drafts.ofPage({ pageId })).draft).toMatchObject({
    serializedEditorState: feed(markBits.italic),
  });
  const { versionId } = await ana.client.drafts.publish({
    draftId,
    expectedRevision: revision + 1,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First", body: "" },
  });
  expect(await storedVersions("page_versions", pageId)).toEqual(["2"]);
  const version = await ana.client.versions.get({ versionId });
  expect(version.serializedEditorState).toEqual(feed(markBits.italic));
  const { items } = await ana.client.search.bodies({ query: "starter day" });
  expect(items.map(({ id }) => id)).toEqual([pageId]);
});

test("a tab of an older client saves over a draft, and conflicts with a newer one", async () => {
  const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "x");
  const save = { ...saveOf(draftId, revision, ""), serializedEditorState: older(feed(0)) };
  expect(await ana.client.drafts.save(save)).toMatchObject({ revision: revision + 1 });
  expect(await storedVersions("drafts", pageId)).toEqual(["2"]);
  expect((await draftOf(ana, pageId))?.serializedEditorState).toEqual(feed(0));
  await expect(
    ana.client.drafts.save({ ...save, saveId: crypto.randomUUID() }),
  ).rejects.toMatchObject({
    code: "DRAFT_CONFLICT",
    data: { draft: { serializedEditorState: feed(0) } },
  });
});

test("a body of a newer client is refused, and nothing is stored", async () => {
  const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "Flour");
  const newer = { ...feed(0), formatVersion: 3 } as unknown as PageBody;
  await expect(
    ana.client.drafts.save({ ...saveOf(draftId, revision, ""), serializedEditorState: newer }),
  ).rejects.toMatchObject({ code: "BODY_INVALID", data: { path: "formatVersion" } });
  expect(await draftOf(ana, pageId)).toMatchObject({ revision });
});

test("a draft begun on an older version changes, compares and merges only what its writer changed", async () => {
  const { pageId } = await publishedPage(ana, "Bread", "x");
  const { versionId: base } = await publishVersion(ana, pageId, "Feed", { text: feed(0) });
  const mine = await ana.client.drafts.create({ pageId });
  await storeAsVersion1(pageId);
  const theirs = feed(0, " at noon.");
  const { versionId: newest } = await publishDraft(ana, mine, "Noon", { text: theirs });
  const [before, after] = await Promise.all(
    [base, newest].map(async (versionId) => ana.client.versions.get({ versionId })),
  );
  if (before === undefined || after === undefined) throw new Error("There are two versions.");
  const bodies = [before.serializedEditorState, after.serializedEditorState] as const;
  expect(diffToText(diffBodies(...bodies, unhurried)).lines.map(({ text }) => text)).toEqual([
    "Changed paragraph: kept “Feed the starter at”, deleted “six”, inserted “noon”, kept “.”",
  ]);
  const merge = mergeBodies(bodies[0], feed(markBits.strikethrough), bodies[1], unhurried);
  expect(merge.conflicts).toEqual([]);
  expect(merge.body).toEqual(feed(markBits.strikethrough, " at noon."));
});

test("words of older versions keep their authors, and their history is searched", async () => {
  const { pageId } = await publishedPage(ana, "Bread", "x");
  await publishVersion(ana, pageId, "Feed", { text: feed(0) });
  await storeAsVersion1(pageId);
  const text = feed(markBits.code, " at noon.");
  const { versionId } = await publishVersion(ana, pageId, "Noon", { text });
  const { rows, versions } = await ana.client.versions.authors({ versionId });
  const subjects = new Map(versions.map(({ sequence, subjectLine }) => [sequence, subjectLine]));
  expect(
    rows.map((row) => row.map(({ length, sequence }) => [length, subjects.get(sequence)])),
  ).toEqual([
    [
      [20, "Feed"],
      [4, "Noon"],
      [1, "Feed"],
    ],
  ]);
  const { items } = await ana.client.versions.search({ pageId, query: "six" });
  expect(items.map(({ version }) => version.subjectLine)).toEqual(["Noon", "Feed"]);
});

test("an older version is searched after an upgrade, copied, drafted and reverted to", async () => {
  const { pageId, workspaceId } = await publishedPage(ana, "Medlar", "x");
  const text = feed(markBits.underline);
  const { versionId } = await publishVersion(ana, pageId, "Feed", { text });
  const other = await publishVersion(ana, pageId, "Other", { text: feed(0) });
  await ana.client.versions.revert({
    pageId,
    versionId,
    expectedPublishedVersion: other.versionId,
  });
  await storeAsVersion1(pageId);
  expect(await server.indexMissingPages(() => false)).toBeGreaterThan(0);
  const { items } = await ana.client.search.bodies({ query: "starter bread feed" });
  expect(items.map(({ id }) => id)).toContain(pageId);
  const copy = await ana.client.pages.copy({ pageId, workspaceId, source: "published" });
  const [copied] = (await draftOf(ana, copy.pageId))?.serializedEditorState.root.children ?? [];
  expect(copied).toMatchObject({ children: bodyRows(text).flatMap(rowChildren) });
  const draft = await ana.client.drafts.create({ pageId });
  expect(draft.serializedEditorState).toEqual(text);
  expect(await storedVersions("drafts", copy.pageId)).toEqual(["2"]);
  expect(await storedVersions("drafts", pageId)).toEqual(["2"]);
  await ana.client.versions.revert({
    pageId,
    versionId: other.versionId,
    expectedPublishedVersion: versionId,
  });
  const { page } = await ana.client.pages.get({ pageId });
  expect(page.serializedEditorState).toEqual(feed(0));
});
