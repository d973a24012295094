import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { inWorkspace } from "../testing/in-workspace.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let mia: Person;
let userId: UserId;
let workspaceId: WorkspaceId;
let pageId: PageId;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Mia is a member of Olga's organization and requests access to Olga's workspace and to a page in it. */
beforeEach(async () => {
  [olga, mia] = await signUpTogether(server, "Olga", "Mia");
  userId = mia.account.user.id;
  await joinOrganization(server, mia, olga, []);
  ({ workspaceId } = await olga.client.workspaces.create({ workspaceName: "Kitchen" }));
  ({ pageId } = await publishedPage(inWorkspace(olga, workspaceId), "Bread", "Flour"));
  await mia.client.requests.ask({ item: { type: "page", id: pageId } });
  await mia.client.requests.ask({ item: { type: "workspace", id: workspaceId } });
});

const open = async () => (await olga.client.requests.list({})).items.map(({ type }) => type).sort();

const invited = async () => {
  const { sent } = await olga.client.invitations.create({
    emails: [mia.email],
    into: { type: "workspace", workspaceId, role: "viewer" },
  });
  const token = sent[0]?.link.split("/").at(-1) ?? "";
  await mia.client.invitations.answer({ token, answer: "accept" });
};

const approvedForWorkspace = async () => {
  const { items } = await olga.client.requests.list({});
  const request = items.find(({ type }) => type === "workspace");
  if (request === undefined) throw new Error("There is no request.");
  await olga.client.requests.decide({ requestId: request.id, decision: "approve" });
};

describe("a request is closed when its asker gets the access in another way", () => {
  test.each([
    {
      because: "by a role on the page",
      give: () => olga.client.permissions.setPageRole({ pageId, userId, role: "viewer" }),
      left: ["workspace"],
    },
    {
      because: "by a role in the workspace",
      give: () => olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "viewer" }),
      left: [],
    },
    {
      because: "as the workspace is opened",
      give: () =>
        olga.client.permissions.openWorkspace({ workspaceId, organizationRole: "viewer" }),
      left: [],
    },
    { because: "by an invitation into the workspace", give: invited, left: [] },
    { because: "by another request that is approved", give: approvedForWorkspace, left: [] },
  ])("$because", async ({ give, left }) => {
    expect(await open()).toEqual(["page", "workspace"]);
    await give();
    expect(await open()).toEqual(left);
  });

  test("as the page is not restricted any more", async () => {
    await olga.client.permissions.restrictPage({ pageId, isRestricted: true });
    await olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "viewer" });
    expect(await open()).toEqual(["page"]);
    await olga.client.permissions.restrictPage({ pageId, isRestricted: false });
    expect(await open()).toEqual([]);
  });

  test("as the page moves to a workspace that they are in", async () => {
    const shared = await olga.client.workspaces.create({ workspaceName: "Shared" });
    const { workspaceId: to } = shared;
    await olga.client.permissions.setWorkspaceRole({ workspaceId: to, userId, role: "viewer" });
    expect(await open()).toEqual(["page", "workspace"]);
    await olga.client.pages.move({ pageId, workspaceId: to });
    expect(await open()).toEqual(["workspace"]);
  });

  test("as the page is published for the first time", async () => {
    await olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "viewer" });
    const drafted = await draftedPage(inWorkspace(olga, workspaceId), "Half an idea", "Not yet.");
    await mia.client.requests.ask({ item: { type: "page", id: drafted.pageId } });
    expect(await open()).toEqual(["page"]);
    await olga.client.drafts.publish({
      draftId: drafted.draftId,
      expectedRevision: drafted.revision,
      expectedPublishedVersion: null,
      publishMessage: { subjectLine: "First", body: "" },
    });
    expect(await open()).toEqual([]);
  });
});

test("a request to join is closed by an invitation, and another organization's stays", async () => {
  const [elsewhere, ida] = await signUpTogether(server, "Else", "Ida");
  const theirs = await publishedPage(elsewhere, "Theirs", "Salt");
  await ida.client.requests.ask({ item: { type: "page", id: theirs.pageId } });
  await server.sql`insert into requests (id, organization_id, type, target_id, user_id, message, status, created_at)
    select ${crypto.randomUUID()}, organization_id, 'organization', organization_id, ${ida.account.user.id},
      '', 'pending', now() from organization_members where user_id = ${userId} and role = 'user'`;
  expect(await open()).toContain("organization");
  const { sent } = await olga.client.invitations.create({
    emails: [ida.email],
    into: { type: "organization", role: "user" },
  });
  const token = sent[0]?.link.split("/").at(-1) ?? "";
  await ida.client.invitations.answer({ token, answer: "accept" });
  expect(await open()).not.toContain("organization");
  expect((await elsewhere.client.requests.list({})).items).toHaveLength(1);
});
