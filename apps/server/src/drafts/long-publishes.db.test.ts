import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { mentionWord } from "@stemma/document/mentions/mention-word";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import { searchLines } from "@stemma/document/search-lines";
import type { PageId } from "@stemma/domain/ids";
import { indexEntry } from "@stemma/domain/search/index-entry";
import { systemClock } from "../platform/clock.ts";
import { textOnLoopMax } from "../platform/text-on-loop.ts";
import { bodyOf } from "../testing/body-of.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { publishedPage } from "../testing/published-page.ts";
import { sharedPage } from "../testing/shared-page.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

const lamp = "lamp" as BlockId;

/** The number of rows of a text that is published on the event loop, and of one that is published in a worker thread. */
const lengths = [
  { length: "short", rows: 3, isLong: false },
  { length: "long", rows: 1_000, isLong: true },
];

/** A page of Olga's, and what its text links to, shows and mentions. */
async function namedThings() {
  const { olga, mia, page } = await sharedPage(server, "editor");
  const { pageId, workspaceId } = page;
  const target = await publishedPage(olga, "Flour", "Rye");
  const snippet = await olga.client.pages.create({ kind: "snippet", workspaceId });
  await olga.client.workspaces.changeSettings({ workspaceId, publishesChecks: true });
  const named = { target: target.pageId, snippet: snippet.pageId, person: mia.account.user.id };
  return { olga, mia, pageId, named };
}

type Named = Awaited<ReturnType<typeof namedThings>>["named"];

/** A row of a check list, a row that links and mentions, a snippet, and rows of words. */
function naming({ target, snippet, person }: Named, rows: number): PageBody {
  const run = (text: string) => ({ text, marks: 0, url: null });
  const attributes = { snippet: { id: snippet } };
  const names = [run(pageLinkWord(target)), run(" and "), run(mentionWord(person))];
  return makeBody([
    makeBlock({ id: lamp, kind: "check" }, [run("Lamp lit")]),
    makeBlock({ id: "names" as BlockId, kind: "paragraph" }, names),
    makeBlock({ id: "shown" as BlockId, kind: "snippet", attributes }, []),
    ...Array.from({ length: rows }, (_, row) =>
      makeBlock({ id: `row${row}` as BlockId, kind: "h2" }, [run(`Quince “${row}”`)]),
    ),
  ]);
}

/** What is recorded about the text that a page shows. */
async function recordedOf(pageId: PageId) {
  const { sql } = server;
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const [entry] = await sql<{ title: string; text: string; places: string }[]>`
    select folded_title as title, text, places from page_search where page_id = ${pageId}`;
  return {
    target: ids(await sql`select target_id as id from page_references where page_id = ${pageId}`),
    snippet: ids(await sql`select snippet_id as id from snippet_uses where page_id = ${pageId}`),
    person: ids(await sql`select user_id as id from person_references where page_id = ${pageId}`),
    entry,
  };
}

/** What is to be recorded about {@link naming}. */
function expectedOf({ target, snippet, person }: Named, body: PageBody) {
  const lines = searchLines(body);
  const { foldedTitle: title, text, places } = indexEntry("Bread", lines);
  return { target: [target], snippet: [snippet], person: [person], entry: { title, text, places } };
}

const nothing = { target: [], snippet: [], person: [] };

describe.each(lengths)("a $length text", ({ rows, isLong }) => {
  test("that is published, reverted and ticked is recorded in full each time", async () => {
    const { olga, mia, pageId, named } = await namedThings();
    const text = naming(named, rows);
    expect(JSON.stringify(text).length > textOnLoopMax).toBe(isLong);
    const first = await publishVersion(olga, pageId, "Names", { text });
    expect(await recordedOf(pageId)).toEqual(expectedOf(named, text));
    await server.runTasks();
    const { items } = await mia.client.notifications.list({});
    expect(items.map(({ type }) => type)).toContain("mention");

    const second = await publishVersion(olga, pageId, "Nothing", { text: bodyOf("Nothing") });
    expect(await recordedOf(pageId)).toMatchObject(nothing);
    await olga.client.versions.revert({
      pageId,
      versionId: first.versionId,
      expectedPublishedVersion: second.versionId,
    });
    expect(await recordedOf(pageId)).toEqual(expectedOf(named, text));

    const tick = { pageId, blockId: lamp, isChecked: true, previousNode: first.versionId };
    const ticked = await mia.client.drafts.tickRow(tick);
    expect(ticked.outcome).toBe("published");
    const { page } = await olga.client.pages.get({ pageId });
    const shown = page.serializedEditorState ?? bodyOf();
    expect(bodyBlocks(shown).find(({ id }) => id === lamp)?.attributes.checked).toBe(true);
    expect(bodyBlocks(shown)).toHaveLength(rows + 3);
    expect(await recordedOf(pageId)).toEqual(expectedOf(named, text));
    expect(await mia.client.drafts.tickRow(tick)).toMatchObject({ outcome: "unchanged" });
    const gone = mia.client.drafts.tickRow({ ...tick, blockId: "gone" as BlockId });
    await expect(gone).rejects.toMatchObject({ code: "CHECK_ROW_GONE" });
  });

  test("is ticked by several people at once, one on top of the other", async () => {
    const { olga, mia, pageId, named } = await namedThings();
    const text = naming(named, rows);
    const { versionId: previousNode } = await publishVersion(olga, pageId, "Names", { text });
    const tick = (person: Person) =>
      person.client.drafts.tickRow({ pageId, blockId: lamp, isChecked: true, previousNode });
    const ticked = await Promise.all([tick(olga), tick(mia), tick(olga)]);
    const outcomes = ticked.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(["published", "unchanged", "unchanged"]);
  });

  test("whose draft was saved since is refused with that save", async () => {
    const { olga, pageId, named } = await namedThings();
    const draft = await olga.client.drafts.create({ pageId });
    const save = (expectedRevision: number, text: PageBody) =>
      olga.client.drafts.save({
        draftId: draft.id,
        expectedRevision,
        saveId: crypto.randomUUID(),
        pageTitle: "Bread",
        serializedEditorState: text,
        draftNotes: null,
      });
    const text = naming(named, rows);
    const first = await save(draft.revision, bodyOf("Old"));
    const newest = await save(first.revision, text);
    const publish = (expectedRevision: number) =>
      olga.client.drafts.publish({
        draftId: draft.id,
        expectedRevision,
        expectedPublishedVersion: draft.previousNode,
        publishMessage: { subjectLine: "Names", body: "" },
      });
    await expect(publish(first.revision)).rejects.toMatchObject({
      code: "DRAFT_CONFLICT",
      data: { draft: { revision: newest.revision, serializedEditorState: text } },
    });
    const [one, other] = await Promise.all([publish(newest.revision), publish(newest.revision)]);
    expect(one).toEqual(other);
  });
});

test("a long text that no thread can read is not published, and its draft stays", async () => {
  const broken = await startTestServer(systemClock, [], {}, server, "/no/worker.mjs");
  try {
    const { olga, pageId, named } = await namedThings();
    const draft = await olga.client.drafts.create({ pageId });
    const text = naming(named, 1_000);
    const { revision } = await olga.client.drafts.save({
      draftId: draft.id,
      expectedRevision: draft.revision,
      saveId: crypto.randomUUID(),
      pageTitle: "Bread",
      serializedEditorState: text,
      draftNotes: null,
    });
    const { id: organizationId } = olga.account.organization;
    const publish = {
      draftId: draft.id,
      expectedRevision: revision,
      expectedPublishedVersion: draft.previousNode,
      publishMessage: { subjectLine: "Names", body: "" },
    };
    const published = broken.clientOf(olga.cookies, organizationId).drafts.publish(publish);
    await expect(published).rejects.toMatchObject({ code: "UNEXPECTED" });
    const view = await olga.client.pages.get({ pageId });
    expect(view.draft).toMatchObject({ revision, serializedEditorState: text });
    expect(view.page.publishedVersion).toBe(draft.previousNode);
    await olga.client.drafts.publish(publish);
    expect(await recordedOf(pageId)).toEqual(expectedOf(named, text));
  } finally {
    await broken.stop();
  }
});
