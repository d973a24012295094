import type { OrganizationId } from "@stemma/domain/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Client, Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;
let other: Person;
let first: OrganizationId;
let second: OrganizationId;

/** A client whose requests name an organization, like a tab that works in it. */
const tabIn = (organizationId: OrganizationId): Client =>
  server.clientOf(ana.cookies, organizationId);

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
  other = await server.signUp("Otto Other");
  first = ana.account.organization.id;
  const created = await ana.client.organizations.create({ organizationName: "Second" });
  second = created.organizationId;
});

afterAll(() => server.stop());

test("a call works in the organization that it names, whichever is active", async () => {
  await tabIn(first).workspaces.create({ workspaceName: "Of the first" });
  await tabIn(second).workspaces.create({ workspaceName: "Of the second" });
  const namesIn = async (client: Client) => {
    const { items } = await client.workspaces.list();
    return items.map(({ workspaceName }) => workspaceName);
  };
  expect(await namesIn(tabIn(first))).toEqual(["Personal", "Of the first"]);
  expect(await namesIn(tabIn(second))).toEqual(["Personal", "Of the second"]);
  expect(await namesIn(ana.client)).toEqual(["Personal", "Of the second"]);
});

test("an account is told in the organization that the call names, and which one is active", async () => {
  const { user, organization, configuration } = await tabIn(first).accounts.current();
  expect([organization.id, configuration.id, user.recentOrganizationId]).toEqual([
    first,
    first,
    second,
  ]);
});

test("a switch in one tab leaves the other where it is", async () => {
  await tabIn(second).organizations.activate({ organizationId: first });
  const inSecond = await tabIn(second).accounts.current();
  expect(inSecond.organization.id).toBe(second);
  await tabIn(second).settings.updateConfiguration({ orgDisplayName: "Ana of the second" });
  expect((await tabIn(first).accounts.current()).configuration.orgDisplayName).toBeNull();
});

test.each([
  { because: "it is another's", named: () => other.account.organization.id },
  { because: "there is none", named: () => crypto.randomUUID() as OrganizationId },
  { because: "it is no id", named: () => "'; drop table users" as OrganizationId },
])("a call that names an organization is refused where $because", async ({ named }) => {
  const tab = tabIn(named());
  const calls = [
    () => tab.workspaces.list(),
    () => tab.drafts.list({}),
    () => tab.pages.create({ workspaceId: other.account.configuration.personalWorkspaceId }),
    () => tab.settings.updateConfiguration({ orgDisplayName: "Nobody" }),
  ];
  for (const call of calls) {
    await expect(call()).rejects.toMatchObject({ code: "NOT_IN_ORGANIZATION", defined: true });
  }
});

test("who names an organization that is theirs no more is told where they are", async () => {
  const account = await tabIn(other.account.organization.id).accounts.current();
  expect(account.organization.id).toBe(account.user.recentOrganizationId);
});
