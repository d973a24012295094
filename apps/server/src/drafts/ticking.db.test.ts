import { afterAll, beforeAll, expect, test } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

const [lamp, rope] = ["lamp" as BlockId, "rope" as BlockId];

/** A check list with these rows; those whose text ends with a plus sign are done. */
function checkList(rows: Readonly<Record<string, string>>): PageBody {
  return makeBody(
    Object.entries(rows).map(([id, said]) => {
      const text = said.replace(/ \+$/, "");
      const attributes = said === text ? {} : { checked: true as const };
      const shape = { id: id as BlockId, kind: "check" as const, attributes };
      return makeBlock(shape, [{ text, marks: 0, url: null }]);
    }),
  );
}

/** The rows of a body as {@link checkList} takes them. */
const rowsOf = (body: PageBody | null | undefined) =>
  Object.fromEntries(
    (body ? bodyBlocks(body) : []).map(({ id, runs, attributes }) => [
      id,
      runs.map(({ text }) => text).join("") + (attributes.checked === true ? " +" : ""),
    ]),
  );

const list = { lamp: "Lamp lit", rope: "Rope dry" };

/** A page of Olga's with a check list, which Mia may edit. */
async function listPage({ publishesChecks }: { publishesChecks: boolean }) {
  const { olga, mia, page } = await sharedPage(server, "editor");
  const { pageId, workspaceId } = page;
  const text = checkList(list);
  const { versionId } = await publishVersion(olga, pageId, "The list", { text });
  await olga.client.workspaces.changeSettings({ workspaceId, publishesChecks });
  const tick = (person: Person, blockId: BlockId, isChecked = true) =>
    person.client.drafts.tickRow({ pageId, blockId, isChecked, previousNode: versionId });
  const read = async (person: Person) => {
    const view = await person.client.pages.get({ pageId });
    return { ...view, rows: rowsOf(view.page.serializedEditorState) };
  };
  return { olga, mia, pageId, workspaceId, versionId, tick, read };
}

test("a tick is published at once where the workspace allows it, with a subject line of its own", async () => {
  const { olga, mia, pageId, versionId, tick, read } = await listPage({ publishesChecks: true });
  const ticked = await tick(mia, lamp);
  const seen = await read(olga);
  expect(ticked).toEqual({ outcome: "published", versionId: seen.page.publishedVersion });
  expect(seen.rows).toEqual({ lamp: "Lamp lit +", rope: "Rope dry" });
  expect(seen.workspace.publishesChecks).toBe(true);
  expect(seen.lastVersions[0]).toMatchObject({
    previousNode: versionId,
    sequence: 3,
    publishedBy: mia.account.user.id,
    publishMessage: { subjectLine: "Checked 'Lamp lit'", body: "" },
    credits: [],
  });
  expect((await read(mia)).draft).toBeNull();
  await tick(mia, lamp, false);
  expect((await read(olga)).lastVersions[0]?.publishMessage.subjectLine).toBe(
    "Unchecked 'Lamp lit'",
  );
  await server.runTasks();
  const { items } = await olga.client.notifications.list({});
  expect(JSON.stringify(items)).toContain("Checked 'Lamp lit'");
  const found = await mia.client.versions.search({ pageId, query: "lamp" });
  expect(found.items.length).toBeGreaterThan(0);
});

test("a tick that is sent twice makes one version", async () => {
  const { mia, pageId, tick, read } = await listPage({ publishesChecks: true });
  const ticked = await Promise.all([tick(mia, lamp), tick(mia, lamp)]);
  const { page } = await read(mia);
  expect(ticked.map(({ outcome }) => outcome).toSorted()).toEqual(["published", "unchanged"]);
  for (const answer of ticked) expect(answer).toMatchObject({ versionId: page.publishedVersion });
  const { items } = await mia.client.versions.list({ pageId });
  expect(items).toHaveLength(3);
});

test("ticks of several people at once are all published, one on top of the other", async () => {
  const { olga, mia, pageId, tick, read } = await listPage({ publishesChecks: true });
  await Promise.all([tick(olga, lamp), tick(mia, rope)]);
  expect((await read(mia)).rows).toEqual({ lamp: "Lamp lit +", rope: "Rope dry +" });
  const { items } = await mia.client.versions.list({ pageId });
  const [before, newest] = items.slice(-2);
  expect(newest?.previousNode).toBe(before?.id);
});

test("a tick on an old screen is applied to the version that the page shows", async () => {
  const { olga, mia, pageId, tick, read } = await listPage({ publishesChecks: true });
  const text = checkList({ rope: "Rope dry and coiled", oar: "Oars in" });
  await publishVersion(olga, pageId, "Oars", { text });
  await tick(mia, rope);
  expect((await read(olga)).rows).toEqual({ rope: "Rope dry and coiled +", oar: "Oars in" });
  await expect(tick(mia, lamp)).rejects.toMatchObject({
    code: "CHECK_ROW_GONE",
    data: { from: "page" },
  });
});

test("a tick that somebody else's version has already makes no version, and says so", async () => {
  const { olga, mia, pageId, tick } = await listPage({ publishesChecks: true });
  const text = checkList({ lamp: "Lamp lit +", rope: "Rope dry and coiled" });
  const { versionId } = await publishVersion(olga, pageId, "Rope", { text });
  expect(await tick(mia, lamp)).toEqual({ outcome: "unchanged", versionId });
  expect((await mia.client.versions.list({ pageId })).items).toHaveLength(3);
});

/** What Mia has not read of the page: its versions, and the subject lines of her unread notifications. */
async function unreadOf({ mia, pageId, read }: Awaited<ReturnType<typeof listPage>>) {
  await server.runTasks();
  const { unread } = await read(mia);
  const { items } = await mia.client.notifications.list({ unread: true });
  const ofPage = JSON.stringify(items.filter((item) => JSON.stringify(item).includes(pageId)));
  return { versionCount: unread?.versionCount ?? 0, ofPage };
}

test("who has read the version that they tick has nothing unread afterwards", async () => {
  const list = await listPage({ publishesChecks: true });
  await list.mia.client.reading.mark({ pageId: list.pageId, versionId: list.versionId });
  await list.tick(list.mia, lamp);
  expect(await unreadOf(list)).toEqual({ versionCount: 0, ofPage: "[]" });
});

test("a tick leaves what somebody else published unread, and their notification", async () => {
  const list = await listPage({ publishesChecks: true });
  const { olga, mia, pageId, versionId, tick } = list;
  await mia.client.pages.subscribe({ pageId, action: "subscribe" });
  await mia.client.reading.mark({ pageId, versionId });
  const text = checkList({ lamp: "Lamp lit", rope: "Rope dry and coiled" });
  await publishVersion(olga, pageId, "Coil the rope", { text });
  await tick(mia, lamp);
  const unread = await unreadOf(list);
  expect(unread.versionCount).toBe(2);
  expect(unread.ofPage).toContain("Coil the rope");
});

test("who ticks a box is not subscribed to the page", async () => {
  const { olga, mia, tick, read } = await listPage({ publishesChecks: true });
  await tick(mia, lamp);
  expect((await read(mia)).isSubscribed).toBe(false);
  await tick(olga, rope);
  await server.runTasks();
  const { items } = await mia.client.notifications.list({});
  expect(JSON.stringify(items)).not.toContain("Checked 'Rope dry'");
});

test("publishing a tick leaves the person's own draft as it is, and stale", async () => {
  const { mia, pageId, tick, read } = await listPage({ publishesChecks: true });
  const before = await mia.client.drafts.create({ pageId });
  await tick(mia, lamp);
  const { draft, page } = await read(mia);
  expect(draft).toEqual(before);
  expect(draft?.previousNode).not.toBe(page.publishedVersion);
});

test("elsewhere a tick starts the person's draft, and the page stays as it is", async () => {
  const { olga, mia, versionId, tick, read } = await listPage({ publishesChecks: false });
  const ticked = await tick(mia, lamp);
  const { draft, page, rows } = await read(mia);
  expect(ticked).toEqual({ outcome: "drafted", draft });
  expect(draft).toMatchObject({ previousNode: versionId, pageTitle: "Bread" });
  expect(rowsOf(draft?.serializedEditorState)).toEqual({ ...list, lamp: "Lamp lit +" });
  expect(page.publishedVersion).toBe(versionId);
  expect(rows).toEqual(list);
  expect((await read(olga)).draft).toBeNull();
});

test("a tick changes the draft that the person has, once, and nothing else in it", async () => {
  const { mia, pageId, tick, read } = await listPage({ publishesChecks: false });
  const { id: draftId } = await mia.client.drafts.create({ pageId });
  await mia.client.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: "My title",
    serializedEditorState: checkList({ oar: "Oars in", rope: "Rope coiled" }),
    draftNotes: "Ask Jo.",
  });
  await tick(mia, rope);
  await tick(mia, rope);
  const { draft } = await read(mia);
  expect(draft).toMatchObject({ pageTitle: "My title", draftNotes: "Ask Jo.", revision: 3 });
  expect(rowsOf(draft?.serializedEditorState)).toEqual({ oar: "Oars in", rope: "Rope coiled +" });
  await expect(tick(mia, lamp)).rejects.toMatchObject({
    code: "CHECK_ROW_GONE",
    data: { from: "draft" },
  });
});

test("a viewer ticks nothing, and a deleted page is not ticked", async () => {
  const { olga, pageId, workspaceId, versionId, tick } = await listPage({ publishesChecks: true });
  const vera = await server.signUp("Vera Viewer");
  await joinOrganization(server, vera, olga, [{ id: workspaceId, role: "viewer" }]);
  await expect(tick(vera, lamp)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  await olga.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
  await expect(tick(olga, lamp)).rejects.toMatchObject({ code: "PAGE_DELETED" });
});

test("the version on the reader's screen is one of the page", async () => {
  const { olga, pageId } = await listPage({ publishesChecks: true });
  const other = await listPage({ publishesChecks: true });
  const tick = olga.client.drafts.tickRow({
    pageId,
    blockId: lamp,
    isChecked: true,
    previousNode: other.versionId,
  });
  await expect(tick).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("only who administers a workspace changes its settings", async () => {
  const { olga, mia, workspaceId } = await listPage({ publishesChecks: false });
  const change = mia.client.workspaces.changeSettings({ workspaceId, publishesChecks: true });
  await expect(change).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  expect(await olga.client.workspaces.get({ workspaceId })).toMatchObject({
    publishesChecks: false,
  });
});
