import type { PageId } from "@stemma/domain/ids";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person, TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;
let ben: Person;
let workspaceId: Person["account"]["configuration"]["personalWorkspaceId"];

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Admin");
  ben = await server.signUp("Ben Baker");
  await joinOrganization(server, ben, ana, []);
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ workspaceId } = await ana.client.workspaces.create({ workspaceName: "Bakery" }));
});

/** A published page of Ana's. */
async function page(title: string, parentPageId: PageId | null = null): Promise<PageId> {
  const { pageId, draftId } = await ana.client.pages.create({ workspaceId, parentPageId });
  const { revision } = await ana.client.drafts.save({
    draftId,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    pageTitle: title,
    serializedEditorState: bodyOf(title),
    draftNotes: null,
  });
  await ana.client.drafts.publish({
    draftId,
    expectedRevision: revision,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First version", body: "" },
  });
  return pageId;
}

/** Ben as a viewer of the workspace. */
async function benAsViewer() {
  const userId = ben.account.user.id;
  await ana.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "viewer" });
  return server.clientOf(ben.cookies, ana.account.organization.id);
}

/** The titles from the first page to the last one, and back again, as somebody who follows the links reads them. */
async function walk(client: Person["client"], first: PageId) {
  const forth: string[] = [];
  const back: string[] = [];
  let last: PageId = first;
  for (let at: PageId | null = first; at !== null;) {
    last = at;
    const { next } = await client.pages.around({ pageId: at });
    if (next !== null) forth.push(next.pageTitle);
    at = next?.id ?? null;
  }
  for (let at: PageId | null = last; at !== null;) {
    const { previous } = await client.pages.around({ pageId: at });
    if (previous !== null) back.push(previous.pageTitle);
    at = previous?.id ?? null;
  }
  return { forth, back };
}

test("a reader follows the tree from top to bottom, and back", async () => {
  const apples = await page("Apples");
  const bread = await page("Bread");
  const rye = await page("Rye", bread);
  await page("Starter", rye);
  await page("Wheat", bread);
  await page("Cake");
  expect(await walk(ana.client, apples)).toEqual({
    forth: ["Bread", "Rye", "Starter", "Wheat", "Cake"],
    back: ["Wheat", "Starter", "Rye", "Bread", "Apples"],
  });
});

test("what somebody may not see, and what is deleted, is passed over", async () => {
  const apples = await page("Apples");
  const bread = await page("Bread");
  await page("Rye", bread);
  const gone = await page("Gone");
  const begun = await ana.client.pages.create({ workspaceId });
  await page("Published below", begun.pageId);
  await page("Cake");
  const client = await benAsViewer();
  await ana.client.permissions.restrictPage({ pageId: bread, isRestricted: true });
  const { page: shown } = await ana.client.pages.get({ pageId: gone });
  await ana.client.pages.delete({
    pageId: gone,
    expectedPublishedVersion: shown.publishedVersion,
  });
  expect((await walk(client, apples)).forth.toSorted()).toEqual(["Cake", "Published below"]);
  expect((await walk(ana.client, apples)).forth).toEqual([
    "Bread",
    "Rye",
    "",
    "Published below",
    "Cake",
  ]);
});
