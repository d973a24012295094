import { afterAll, beforeAll, expect, test } from "vitest";
import { passOver } from "../testing/citus/pass-over.ts";
import { joinOrganization } from "../testing/join-organization.ts";
import { onceWaiting } from "../testing/once-waiting.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let olga: Person;
let carl: Person;

beforeAll(async () => {
  server = await startTestServer();
  olga = await server.signUp("Olga");
  carl = await server.signUp("Carl");
  const { workspaceId } = await olga.client.workspaces.create({ workspaceName: "Kitchen" });
  await joinOrganization(server, carl, olga, [{ id: workspaceId, role: "editor" }]);
});

afterAll(() => server.stop());

/** The names that the memberships of both tables hold and should hold, one for each that differs. */
async function differences() {
  return server.sql`
    select m.name, display_name(m.user_id, m.organization_id) as wanted from (
      select user_id, organization_id, name from organization_members
      union all select user_id, organization_id, name from workspace_members) m
    where m.name is distinct from display_name(m.user_id, m.organization_id)`;
}

/** Carl's name in both tables, in Olga's organization. */
async function namesOfCarl() {
  const organizationId = olga.account.organization.id;
  const rows = await server.sql<{ name: string }[]>`
    select name from organization_members
    where user_id = ${carl.account.user.id} and organization_id = ${organizationId}
    union all select name from workspace_members
    where user_id = ${carl.account.user.id} and organization_id = ${organizationId}`;
  return [...new Set(rows.map(({ name }) => name))];
}

test("the memberships of a person hold the name under which others see them, whatever changes it", async (context) => {
  passOver(context, "hasNoTriggers");
  expect(await differences()).toEqual([]);
  const userId = carl.account.user.id;
  const organizationId = olga.account.organization.id;
  await server.sql`update users set first_name = 'Karl', last_name = 'Bäcker' where id = ${userId}`;
  expect(await namesOfCarl()).toEqual(["Karl Bäcker"]);
  await server.sql`update configurations set org_display_name = 'The Baker'
    where user_id = ${userId} and organization_id = ${organizationId}`;
  expect(await namesOfCarl()).toEqual(["The Baker"]);
  await server.sql`delete from configurations
    where user_id = ${userId} and organization_id = ${organizationId}`;
  expect(await namesOfCarl()).toEqual(["Karl Bäcker"]);
  await server.sql`update users set first_name = '', last_name = ' ', email = 'k@example.com' where id = ${userId}`;
  expect(await namesOfCarl()).toEqual(["k@example.com"]);
  expect(await differences()).toEqual([]);
});

test("a person who is renamed while they become a member has the new name as a member", async (context) => {
  passOver(context, "hasNoTriggers");
  const mia = await server.signUp("Mia");
  const userId = mia.account.user.id;
  let joined: Promise<unknown> = Promise.resolve();
  await server.sql.begin(async (tx) => {
    await tx`update users set first_name = 'Maria', last_name = '' where id = ${userId}`;
    const organizationId = olga.account.organization.id;
    joined = server.sql`insert into organization_members (organization_id, user_id, role, joined_at)
      values (${organizationId}, ${userId}, 'user', now())`.execute();
    await onceWaiting(server.sql, 1);
  });
  await joined;
  expect(await differences()).toEqual([]);
});
