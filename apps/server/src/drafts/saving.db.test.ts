import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { draftOf, saveOf } from "../testing/saved-draft.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

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
