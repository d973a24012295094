import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OrganizationId } from "@stemma/domain/ids";
import { earlier } from "../testing/earlier.ts";
import { sharedPage } from "../testing/shared-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let mia: Person;
let page: Awaited<ReturnType<typeof sharedPage>>["page"];
let organizationId: OrganizationId;
let organizationName: string;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ olga, mia, page } = await sharedPage(server, "editor"));
  ({ id: organizationId, organizationName } = olga.account.organization);
});

const deleteIt = () => olga.client.organizations.delete({ organizationId, organizationName });
const activate = ({ client }: Person) => client.organizations.activate({ organizationId });
const passDays = (days: number) => server.sql`update organizations
  set deleted_at = ${earlier(server.sql, "deleted_at", `${days} days`)} where id = ${organizationId}`;

test("only its name, typed by who administers it, deletes an organization", async () => {
  const misspelt = olga.client.organizations.delete({ organizationId, organizationName: "Other" });
  await expect(misspelt).rejects.toMatchObject({ code: "ORGANIZATION_NAME_DIFFERS" });
  const byMember = mia.client.organizations.delete({ organizationId, organizationName });
  await expect(byMember).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  expect((await mia.client.accounts.current()).organization.id).toBe(organizationId);
});

test("nobody is in a deleted organization; its members work in another of theirs, or in a new one", async () => {
  await deleteIt();
  const current = await mia.client.accounts.current();
  expect(current.organization.id).toBe(mia.account.organization.id);
  await expect(activate(mia)).rejects.toMatchObject({ code: "ORGANIZATION_MISSING" });
  await expect(mia.client.pages.get(page)).rejects.toMatchObject({ code: "NO_ACCESS" });
  await expect(olga.client.accounts.current()).rejects.toMatchObject({
    code: "ACCOUNT_NOT_OPENED",
  });
  const { account } = await olga.client.accounts.open();
  expect(account.organization.id).not.toBe(organizationId);
});

test("a deleted organization comes back with its members and roles, for who administered it alone", async () => {
  await deleteIt();
  await olga.client.accounts.open();
  expect((await mia.client.organizations.deleted()).items).toEqual([]);
  await expect(mia.client.organizations.restore({ organizationId })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const { items } = await olga.client.organizations.deleted();
  expect(items).toMatchObject([{ id: organizationId, organizationName }]);
  await olga.client.organizations.restore({ organizationId });
  await activate(mia);
  expect((await mia.client.pages.get(page)).can).toMatchObject({ edit: true, manage: false });
  await activate(olga);
  expect((await olga.client.accounts.current()).can.manage).toBe(true);
});

test("deleted organizations are read in parts, deleted last first, while one is restored", async () => {
  const made: OrganizationId[] = [];
  for (const name of ["Bakery", "Mill", "Orchard"]) {
    const { client } = olga;
    const created = await client.organizations.create({ organizationName: name });
    await client.organizations.delete({ ...created, organizationName: name });
    await client.accounts.open();
    made.unshift(created.organizationId);
  }
  const { deleted, restore } = olga.client.organizations;
  const first = await deleted({ limit: 1 });
  expect(first.items).toMatchObject([{ id: made[0], organizationName: "Orchard" }]);
  if (first.nextCursor === null || made[1] === undefined) throw new Error("There are three.");
  await restore({ organizationId: made[1] });
  const rest = await deleted({ cursor: first.nextCursor, limit: 2 });
  expect(rest.items.map(({ id }) => id)).toEqual(made.slice(2));
  expect(rest.nextCursor).toBeNull();
});

test("nobody joins a deleted organization by an invitation", async () => {
  const other = await server.signUp("Jo Joiner");
  const into = { type: "organization", role: "administrator" } as const;
  const { sent } = await olga.client.invitations.create({ emails: [other.email], into });
  await deleteIt();
  const token = sent[0]?.link.split("/").at(-1) ?? "";
  await expect(other.client.invitations.answer({ token, answer: "accept" })).rejects.toMatchObject({
    code: "INVITATION_ENDED",
  });
});

test("a deleted organization is removed after 30 days, with all that is in it, and not earlier", async () => {
  await deleteIt();
  await olga.client.accounts.open();
  await passDays(29);
  await server.removeGoneOrganizations();
  expect((await olga.client.organizations.deleted()).items).toHaveLength(1);
  await passDays(2);
  await server.removeGoneOrganizations();
  expect((await olga.client.organizations.deleted()).items).toEqual([]);
  const rows = await server.sql`
    select id from organizations where id = ${organizationId}
    union all select id from pages where organization_id = ${organizationId}
    union all select id from workspaces where organization_id = ${organizationId}`;
  expect(rows).toEqual([]);
});

test("who deletes an account in the meantime removes a deleted organization only if it was theirs alone", async () => {
  await deleteIt();
  await olga.client.accounts.open();
  await mia.client.accounts.delete({ password: "correct horse battery" });
  expect((await olga.client.organizations.deleted()).items).toHaveLength(1);
  await olga.client.organizations.restore({ organizationId });
  await activate(olga);
  const { userIds } = (await olga.client.accounts.current()).organization;
  expect(userIds).toEqual([olga.account.user.id]);
});

test("what somebody administered alone, who deletes the account in the meantime, is there for who restores the organization", async () => {
  await activate(mia);
  const { workspaceId } = await mia.client.workspaces.create({ workspaceName: "Mill" });
  const { pageId, draftId } = await mia.client.pages.create({ workspaceId });
  await mia.client.drafts.publish({
    draftId,
    expectedRevision: 1,
    expectedPublishedVersion: null,
    publishMessage: { subjectLine: "First", body: "" },
  });
  await mia.client.permissions.restrictPage({ pageId, isRestricted: true });
  await deleteIt();
  await olga.client.accounts.open();
  await mia.client.accounts.delete({ password: "correct horse battery" });
  await olga.client.organizations.restore({ organizationId });
  await activate(olga);
  const { items } = await olga.client.workspaces.list();
  expect(items.find(({ id }) => id === workspaceId)?.can.manage).toBe(true);
  expect((await olga.client.pages.get({ pageId })).can.manage).toBe(true);
});

test("members create workspaces unless that is left to administrators", async () => {
  await mia.client.workspaces.create({ workspaceName: "Mill" });
  await olga.client.organizations.changeSettings({
    organizationId,
    icon: "🥐",
    onlyAdministratorsCreateWorkspaces: true,
  });
  const refused = mia.client.workspaces.create({ workspaceName: "Oven" });
  await expect(refused).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  await olga.client.workspaces.create({ workspaceName: "Oven" });
  const { organization, can } = await mia.client.accounts.current();
  expect(organization).toMatchObject({ icon: "🥐", onlyAdministratorsCreateWorkspaces: true });
  expect(can).toEqual({ createWorkspace: false, manage: false });
  const { items } = await mia.client.organizations.list();
  expect(items.find(({ id }) => id === organizationId)?.icon).toBe("🥐");
});
