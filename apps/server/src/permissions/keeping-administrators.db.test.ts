import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inWorkspace } from "../testing/in-workspace.ts";
import { publishedPage } from "../testing/published-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  [olga, ann, bob] = await signUpTogether(server, "Olga", "Ann", "Bob");
  await join(ann);
  await join(bob);
});

/** Adds a person to Olga's organization through an invitation, with a 'Personal' in it. */
async function join(person: Person): Promise<void> {
  const { sent } = await olga.client.invitations.create({
    emails: [person.email],
    into: { type: "organization", role: "user" },
  });
  const token = sent[0]?.link.split("/").at(-1) ?? "";
  await person.client.invitations.answer({ token, answer: "accept" });
  await person.client.organizations.activate({ organizationId: olga.account.organization.id });
}

/** Ann, with her account in Olga's organization. */
async function annAtOlgas(): Promise<Person> {
  return { ...ann, account: await ann.client.accounts.current() };
}

test("a page that was never published and names others passes on when its creator is removed", async () => {
  const { workspaceId } = await ann.client.workspaces.create({ workspaceName: "Ann's" });
  const { pageId } = await ann.client.pages.create({ workspaceId });
  const userId = bob.account.user.id;
  await ann.client.permissions.setPageRole({ pageId, userId, role: "editor" });
  await ann.client.permissions.restrictPage({ pageId, isRestricted: true });
  await olga.client.members.remove({ userId: ann.account.user.id });
  expect((await olga.client.pages.get({ pageId })).can.manage).toBe(true);
});

test("a 'Personal' that others are in passes on when its owner leaves, and is theirs when they come back", async () => {
  const at = await annAtOlgas();
  const { personalWorkspaceId: workspaceId } = at.account.configuration;
  const { pageId } = await publishedPage(at, "Shared", "Words");
  const userId = bob.account.user.id;
  await ann.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "editor" });
  await ann.client.members.leave();
  expect((await olga.client.workspaces.get({ workspaceId })).can.manage).toBe(true);
  expect((await olga.client.pages.get({ pageId })).can.manage).toBe(true);
});

test("a 'Personal' that nobody else is in stays unseen when its owner is removed", async () => {
  const at = await annAtOlgas();
  const { pageId } = await publishedPage(at, "Alone", "Words");
  await olga.client.members.remove({ userId: ann.account.user.id });
  await expect(olga.client.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
});

test("who left does not count among those who administer", async () => {
  const at = await annAtOlgas();
  const { personalWorkspaceId: workspaceId } = at.account.configuration;
  const userId = bob.account.user.id;
  await ann.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "administrator" });
  await ann.client.members.leave();
  const lower = bob.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "viewer" });
  await expect(lower).rejects.toMatchObject({ code: "LAST_ADMINISTRATOR" });
});

test("somebody who reads a restricted page does not come to administer it by a removal", async () => {
  const { workspaceId } = await ann.client.workspaces.create({ workspaceName: "Ann's" });
  const at = await annAtOlgas();
  const { pageId } = await publishedPage(inWorkspace(at, workspaceId), "Secret", "Words");
  const userId = bob.account.user.id;
  await ann.client.permissions.setPageRole({ pageId, userId, role: "viewer" });
  await ann.client.permissions.restrictPage({ pageId, isRestricted: true });
  await olga.client.members.remove({ userId: ann.account.user.id });
  expect((await bob.client.pages.get({ pageId })).can.manage).toBe(false);
  expect((await olga.client.pages.get({ pageId })).can.manage).toBe(true);
});

test("an account that is deleted leaves no page without an administrator", async () => {
  const { workspaceId } = await ann.client.workspaces.create({ workspaceName: "Ann's" });
  const { pageId } = await ann.client.pages.create({ workspaceId });
  const userId = bob.account.user.id;
  await ann.client.permissions.setPageRole({ pageId, userId, role: "editor" });
  await bob.client.drafts.create({ pageId });
  await ann.client.accounts.delete({ password: "correct horse battery" });
  expect((await olga.client.pages.get({ pageId })).can.manage).toBe(true);
});

test("a change that waited while its maker was removed does not happen", async () => {
  const { pageId, workspaceId } = await publishedPage(olga, "Bread", "Flour");
  const userId = ann.account.user.id;
  await olga.client.permissions.setWorkspaceRole({ workspaceId, userId, role: "administrator" });
  const { id: organizationId } = olga.account.organization;
  let restricting: Promise<unknown> = Promise.resolve();
  await server.sql.begin(async (sql) => {
    await sql`select 1 from organizations where id = ${organizationId} for update`;
    restricting = ann.client.permissions
      .restrictPage({ pageId, isRestricted: true })
      .catch((error: unknown) => error);
    await sql`delete from workspace_members
      where workspace_id = ${workspaceId} and user_id = ${userId}`;
    await sql`delete from organization_members
      where organization_id = ${organizationId} and user_id = ${userId}`;
  });
  expect(await restricting).toMatchObject({
    code: expect.stringMatching(/NO_ACCESS|IN_ORGANIZ|NOT_OPENED/),
  });
  expect((await olga.client.permissions.pageReaders({ pageId })).isRestricted).toBe(false);
});
