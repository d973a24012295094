import type { DraftId } from "@stemma/domain/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person, TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

function saveOf(draftId: DraftId, expectedRevision: number, text: string) {
  return {
    draftId,
    expectedRevision,
    saveId: crypto.randomUUID(),
    pageTitle: "The bread day",
    serializedEditorState: bodyOf(text),
    draftNotes: null,
  };
}

async function draftOf(
  { client }: Person,
  pageId: Parameters<typeof client.pages.get>[0]["pageId"],
) {
  return (await client.pages.get({ pageId })).draft;
}

describe("saving", () => {
  test("an author's save is there when they read again, and counts the revision up", async () => {
    const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const saved = await ana.client.drafts.save({
      ...saveOf(draftId, revision, "Flour and water"),
      draftNotes: "Ask Jo",
    });
    expect(saved.revision).toBe(revision + 1);
    const draft = await draftOf(ana, pageId);
    expect(draft).toMatchObject({
      revision: saved.revision,
      pageTitle: "The bread day",
      draftNotes: "Ask Jo",
    });
    expect(JSON.stringify(draft?.serializedEditorState)).toContain("Flour and water");
  });

  test("a proposed subject line stays until a save changes it", async () => {
    const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const subject = "Undo 'Rye' of Mar 5, 2027";
    await ana.client.drafts.save({
      ...saveOf(draftId, revision, "Flour"),
      publishSubject: subject,
    });
    await ana.client.drafts.save(saveOf(draftId, revision + 1, "Flour and water"));
    expect(await draftOf(ana, pageId)).toMatchObject({ publishSubject: subject });
    expect((await ana.client.drafts.ofPage({ pageId })).draft?.publishSubject).toBe(subject);
    await ana.client.drafts.save({
      ...saveOf(draftId, revision + 2, "Flour"),
      publishSubject: null,
    });
    expect(await draftOf(ana, pageId)).toMatchObject({ publishSubject: null });
    const long = { ...saveOf(draftId, revision + 3, "Flour"), publishSubject: "x".repeat(1000) };
    await expect(ana.client.drafts.save(long)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("taken passages stay until a save changes them, and only versions of the page have them", async () => {
    const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour");
    const other = await publishedPage(ana, "Cake", "Sugar");
    const { id: draftId, revision } = await ana.client.drafts.create({ pageId });
    const takenPassages = [{ versionId, rows: [0] }];
    await ana.client.drafts.save({ ...saveOf(draftId, revision, "Flour"), takenPassages });
    await ana.client.drafts.save(saveOf(draftId, revision + 1, "Flour and water"));
    expect(await draftOf(ana, pageId)).toMatchObject({ takenPassages });
    const foreign = [...takenPassages, { versionId: other.versionId, rows: [0] }];
    const save = { ...saveOf(draftId, revision + 2, "Flour"), takenPassages: foreign };
    await expect(ana.client.drafts.save(save)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await ana.client.drafts.save({ ...save, takenPassages: [] });
    expect(await draftOf(ana, pageId)).toMatchObject({ takenPassages: [] });
  });

  test("a save whose answer was lost is answered the same when it is sent again", async () => {
    const { draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const save = saveOf(draftId, revision, "Flour and water");
    const first = await ana.client.drafts.save(save);
    expect(await ana.client.drafts.save(save)).toEqual(first);
  });

  test("a save over another one is refused with the draft as it is now", async () => {
    const { draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    await ana.client.drafts.save(saveOf(draftId, revision, "Saved by the other tab"));
    const late = ana.client.drafts.save(saveOf(draftId, revision, "Written in this tab"));
    await expect(late).rejects.toMatchObject({
      code: "DRAFT_CONFLICT",
      defined: true,
      data: { draft: { id: draftId, revision: revision + 1 } },
    });
  });

  test("of two saves at once on one revision exactly one is taken", async () => {
    const { draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const saves = await Promise.allSettled(
      ["one", "two", "three", "four"].map((text) =>
        ana.client.drafts.save(saveOf(draftId, revision, text)),
      ),
    );
    expect(saves.filter((save) => save.status === "fulfilled")).toHaveLength(1);
  });

  test("a draft is based on versions of its own page alone", async () => {
    const { draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const { versionId: previousNode } = await publishedPage(ana, "Cake", "Sugar");
    const save = ana.client.drafts.save({ ...saveOf(draftId, revision, "Rye"), previousNode });
    await expect(save).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("a body that the format does not know is refused with its path, and nothing is stored", async () => {
    const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const body = bodyOf("Flour");
    const bad = {
      ...body,
      root: { ...body.root, children: [{ type: "script" }] },
    } as unknown as typeof body;
    const save = ana.client.drafts.save({
      ...saveOf(draftId, revision, ""),
      serializedEditorState: bad,
    });
    await expect(save).rejects.toMatchObject({
      code: "BODY_INVALID",
      data: { path: expect.stringContaining("root.children.0") },
    });
    expect(await draftOf(ana, pageId)).toMatchObject({ revision });
  });

  test("a body of fifty megabytes is refused in the contract's words, and nothing is stored", async () => {
    const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const save = { ...saveOf(draftId, revision, "x"), draftNotes: "x".repeat(50 * 1024 * 1024) };
    await expect(ana.client.drafts.save(save)).rejects.toMatchObject({
      code: "TOO_LARGE",
      defined: true,
    });
    expect(await draftOf(ana, pageId)).toMatchObject({ revision });
  });

  test("an author who switched to another organization still saves", async () => {
    const writer = await server.signUp("Wanda Writer");
    const { draftId, revision } = await draftedPage(writer, "Bread", "Flour");
    await server.sql`insert into organization_members (organization_id, user_id, role, joined_at)
      values (${ana.account.organization.id}, ${writer.account.user.id}, 'user', now())`;
    await writer.client.organizations.activate({ organizationId: ana.account.organization.id });
    const saved = await writer.client.drafts.save(saveOf(draftId, revision, "Still here"));
    expect(saved.revision).toBe(revision + 1);
  });
});

describe("starting", () => {
  test("a draft begins with what the page shows, based on its version, and only once", async () => {
    const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour");
    const [first, second] = await Promise.all([
      ana.client.drafts.create({ pageId }),
      ana.client.drafts.create({ pageId }),
    ]);
    expect(first).toMatchObject({
      previousNode: versionId,
      pageTitle: "Bread",
      revision: 1,
      draftNotes: null,
    });
    expect(JSON.stringify(first.serializedEditorState)).toContain("Flour");
    expect(second.id).toBe(first.id);
  });

  test("nobody starts a draft of a deleted page", async () => {
    const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour");
    await ana.client.pages.delete({ pageId, expectedPublishedVersion: versionId });
    await expect(ana.client.drafts.create({ pageId })).rejects.toMatchObject({
      code: "PAGE_DELETED",
    });
  });
});

describe("deleting", () => {
  test("deleting the draft of a published page leaves the page", async () => {
    const { pageId } = await publishedPage(ana, "Bread", "Flour");
    const { id: draftId } = await ana.client.drafts.create({ pageId });
    expect(await ana.client.drafts.delete({ draftId })).toMatchObject({
      outcome: "draftDeleted",
      pageId,
    });
    expect(await draftOf(ana, pageId)).toBeNull();
  });

  test("deleting the draft of a page never published removes the page", async () => {
    const { pageId, draftId, workspaceId } = await draftedPage(ana, "Bread", "Flour");
    expect(await ana.client.drafts.delete({ draftId })).toEqual({
      outcome: "pageRemoved",
      pageId,
      workspaceId,
    });
    await expect(ana.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

test("drafts are listed last updated first, in pages that a cursor joins without gap", async () => {
  const lister = await server.signUp("Lena Lister");
  const made = [];
  for (const title of ["one", "two", "three", "four", "five"]) {
    made.unshift((await draftedPage(lister, title, title)).pageId);
  }
  const first = await lister.client.drafts.list({ limit: 2 });
  const second = await lister.client.drafts.list({ limit: 2, cursor: first.nextCursor ?? "" });
  const third = await lister.client.drafts.list({ limit: 2, cursor: second.nextCursor ?? "" });
  expect([first, second, third].flatMap((page) => page.items.map((item) => item.pageId))).toEqual(
    made,
  );
  expect(third.nextCursor).toBeNull();
});

test("drafts of one instant are listed once each, however short the pages of the list", async () => {
  const lister = await server.signUp("Emil Equal");
  const made = [];
  for (const title of ["one", "two", "three"]) {
    made.unshift((await draftedPage(lister, title, title)).draftId);
  }
  await server.sql`update drafts set updated_at = '2026-11-20 10:00:00.123Z'
    where user_id = ${lister.account.user.id}`;
  const listed = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof lister.client.drafts.list>> =
      await lister.client.drafts.list({ limit: 1, cursor });
    listed.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor;
  }
  expect(listed).toEqual(made);
});

test("a draft is stale in the list once somebody else published its page", async () => {
  const publisher = await server.signUp("Petra Publisher");
  const writer = await server.signUp("Stan Stale");
  const { pageId, versionId } = await publishedPage(publisher, "Bread", "Flour");
  const { personalWorkspaceId } = publisher.account.configuration;
  await joinOrganization(server, writer, publisher, [{ id: personalWorkspaceId, role: "editor" }]);
  await writer.client.drafts.create({ pageId });
  const listed = async () => (await writer.client.drafts.list({})).items;
  expect(await listed()).toMatchObject([{ pageId, isStale: false }]);
  const { id: draftId } = await publisher.client.drafts.create({ pageId });
  await publisher.client.drafts.publish({
    draftId,
    expectedRevision: 1,
    expectedPublishedVersion: versionId,
    publishMessage: { subjectLine: "Again", body: "" },
  });
  expect(await listed()).toMatchObject([{ pageId, isStale: true }]);
});

test("a cursor of no known time begins the list anew", async () => {
  const { draftId } = await draftedPage(ana, "Bread", "Flour");
  const cursor = Buffer.from(`-200000-01-01T00:00:00.000Z ${draftId}`).toString("base64url");
  const { items } = await ana.client.drafts.list({ limit: 1, cursor });
  expect(items).toHaveLength(1);
});

test("a writer who acts in another organization is told which one to switch to, and keeps the draft", async () => {
  const owner = await server.signUp("Olga Owner");
  const mia = await server.signUp("Mia Member");
  const { pageId, draftId, revision } = await draftedPage(mia, "Bread", "Flour");
  await joinOrganization(server, mia, owner, []);
  const organizationId = mia.account.organization.id;
  const refusal = { code: "OTHER_ORGANIZATION", defined: true, data: { organizationId } };
  await expect(mia.client.drafts.delete({ draftId })).rejects.toMatchObject(refusal);
  const publish = {
    draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First", body: "" },
  };
  await expect(mia.client.drafts.publish(publish)).rejects.toMatchObject(refusal);
  await mia.client.organizations.activate({ organizationId });
  expect((await draftOf(mia, pageId))?.revision).toBe(revision);
});

test("an author who may no longer see a page still reads their draft of it, and nobody else does", async () => {
  const owner = await server.signUp("Opal Owner");
  const writer = await server.signUp("Wim Writer");
  const { pageId } = await publishedPage(owner, "Bread", "Flour");
  const { personalWorkspaceId } = owner.account.configuration;
  await joinOrganization(server, writer, owner, [{ id: personalWorkspaceId, role: "editor" }]);
  const { id: draftId } = await writer.client.drafts.create({ pageId });
  await writer.client.drafts.save(saveOf(draftId, 1, "Flour and my own secret"));
  await owner.client.permissions.restrictPage({ pageId, isRestricted: true });
  await expect(writer.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
  const { draft } = await writer.client.drafts.ofPage({ pageId });
  expect(draft).toMatchObject({ id: draftId, workspaceIds: [] });
  expect(JSON.stringify(draft?.serializedEditorState)).toContain("my own secret");
  expect(await owner.client.drafts.ofPage({ pageId })).toEqual({ draft: null });
});
