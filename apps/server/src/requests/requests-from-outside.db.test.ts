import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PageId, RequestId, WorkspaceId } from "@stemma/domain/ids";
import { inWorkspace } from "../testing/in-workspace.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { publishedPage } from "../testing/published-page.ts";
import { signUpTogether } from "../testing/sign-up-together.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let pam: Person;
let sue: Person;
let pageId: PageId;
let workspaceId: WorkspaceId;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/**
 * Olga administers the organization, Pam a workspace and its page in it. Sue is not a member and requests access to the
 * page.
 */
beforeEach(async () => {
  [olga, pam, sue] = await signUpTogether(server, "Olga", "Pam", "Sue");
  await joinOrganization(server, pam, olga, []);
  ({ workspaceId } = await pam.client.workspaces.create({ workspaceName: "Pam's" }));
  ({ pageId } = await publishedPage(inWorkspace(pam, workspaceId), "Cake", "Sugar"));
});

const ask = (person: Person, id = pageId) =>
  person.client.requests.ask({ item: { type: "page", id }, message: "Please" });

const requestsTo = async (person: Person) => (await person.client.requests.list({})).items;

async function decide(person: Person, decision: "approve" | "decline"): Promise<void> {
  const [request] = await requestsTo(person);
  if (request === undefined) throw new Error("There is no request.");
  await person.client.requests.decide({ requestId: request.id, decision, role: "editor" });
}

const organizationsOf = async (person: Person) =>
  (await person.client.organizations.list()).items.map(({ id }) => id);

/** Opens the page as a person who works in Olga's organization. */
async function openPage(person: Person) {
  await person.client.organizations.activate({ organizationId: olga.account.organization.id });
  return person.client.pages.get({ pageId });
}

test("an administrator of both lets a stranger into the organization and the page by one request", async () => {
  const organizationId = olga.account.organization.id;
  await olga.client.members.update({ userId: pam.account.user.id, role: "administrator" });
  expect(await ask(sue)).toEqual({});
  expect(await requestsTo(pam)).toMatchObject([
    {
      type: "page",
      title: "Cake",
      targetId: pageId,
      joins: olga.account.organization.organizationName,
    },
  ]);
  await decide(pam, "approve");
  expect(await organizationsOf(sue)).toContain(organizationId);
  expect((await openPage(sue)).can).toMatchObject({ edit: true, manage: false });
  expect([await requestsTo(pam), await requestsTo(olga)]).toEqual([[], []]);
});

test("two administrators decide the same request where nobody administers both: first the organization's, then the page's", async () => {
  await ask(sue);
  expect(await requestsTo(pam)).toEqual([]);
  await decide(olga, "approve");
  expect(await requestsTo(olga)).toEqual([]);
  await expect(openPage(sue)).rejects.toMatchObject({ code: "NO_ACCESS" });
  expect(await requestsTo(pam)).toMatchObject([{ type: "page", title: "Cake", joins: null }]);
  await decide(pam, "approve");
  expect((await openPage(sue)).can.edit).toBe(true);
});

test("an administrator of the organization who does not see the page reads nothing of it", async () => {
  await ask(sue);
  const items = await requestsTo(olga);
  const { id, organizationName } = olga.account.organization;
  expect(items).toMatchObject([{ type: "organization", title: organizationName, targetId: id }]);
  expect(JSON.stringify(items)).not.toContain(pageId);
  expect(JSON.stringify(items)).not.toContain("Cake");
});

test("an administrator of only the page cannot let a stranger in, even with the request's id", async () => {
  await ask(sue);
  const [row] = await server.sql<{ id: RequestId }[]>`
    select id from requests where user_id = ${sue.account.user.id}`;
  const requestId = row?.id as RequestId;
  const approve = pam.client.requests.decide({ requestId, decision: "approve" });
  await expect(approve).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await organizationsOf(sue)).not.toContain(olga.account.organization.id);
});

test("several requests of a stranger are one request to join for an organization administrator, and declined together", async () => {
  const other = await publishedPage(inWorkspace(pam, workspaceId), "Tart", "Plums");
  await ask(sue);
  await ask(sue, other.pageId);
  expect(await requestsTo(olga)).toHaveLength(1);
  await decide(olga, "decline");
  expect(await requestsTo(olga)).toEqual([]);
  const open = await server.sql`
    select 1 from requests where user_id = ${sue.account.user.id} and status = 'pending'`;
  expect(open).toHaveLength(0);
});

test("declining an old request to join keeps the requests that its asker made as a member", async () => {
  const organizationId = olga.account.organization.id;
  await joinOrganization(server, sue, olga, []);
  await ask(sue);
  await server.sql`insert into requests
    (id, organization_id, type, target_id, user_id, message, status, created_at)
    values (gen_random_uuid(), ${organizationId}, 'organization', ${organizationId},
      ${sue.account.user.id}, '', 'pending', now())`;
  await decide(olga, "decline");
  expect(await requestsTo(olga)).toEqual([]);
  expect(await requestsTo(pam)).toMatchObject([{ type: "page", title: "Cake" }]);
});

test("somebody who left the organization is not let in again by an old request", async () => {
  await joinOrganization(server, sue, olga, []);
  await ask(sue);
  expect(await requestsTo(pam)).toHaveLength(1);
  await olga.client.members.remove({ userId: sue.account.user.id });
  expect([await requestsTo(pam), await requestsTo(olga)]).toEqual([[], []]);
});

test("who has many requests to decide reads them in parts, oldest first, and how many there are", async () => {
  const strangers = await signUpTogether(server, "Ann", "Ben", "Cleo");
  for (const stranger of strangers) await ask(stranger);
  // Pam is a member: her request is not one to join.
  const [own] = await server.sql<{ id: WorkspaceId }[]>`
    select id from workspaces where organization_id = ${olga.account.organization.id} and is_personal_workspace
      and id in (select workspace_id from workspace_members where user_id = ${olga.account.user.id})`;
  await pam.client.requests.ask({ item: { type: "workspace", id: own?.id as WorkspaceId } });
  const whole = await olga.client.requests.list({});
  expect(whole).toMatchObject({ count: 4, nextCursor: null });
  expect(whole.items.map(({ createdAt }) => createdAt)).toEqual(
    whole.items.map(({ createdAt }) => createdAt).toSorted(),
  );

  const first = await olga.client.requests.list({ limit: 3 });
  const rest = await olga.client.requests.list({ limit: 3, cursor: first.nextCursor ?? "" });
  expect([...first.items, ...rest.items]).toEqual(whole.items);
  expect([first.count, rest.count, rest.nextCursor]).toEqual([4, 4, null]);

  const outside = await olga.client.requests.list({ isOutside: true, limit: 2 });
  expect(outside.count).toBe(3);
  const last = await olga.client.requests.list({
    isOutside: true,
    limit: 2,
    cursor: outside.nextCursor ?? "",
  });
  expect([...outside.items, ...last.items]).toEqual(
    whole.items.filter(({ joins }) => joins !== null),
  );
  await olga.client.requests.decide({
    requestId: whole.items[0]?.id as RequestId,
    decision: "decline",
  });
  expect((await olga.client.requests.list({ limit: 1 })).count).toBe(3);
});
