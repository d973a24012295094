import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOneLine } from "@stemma/domain/text/one-line";
import { passOver } from "../../testing/citus/pass-over.ts";
import { startTestServer } from "../../testing/start-test-server.ts";
import type { TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Runs the migration of old rows again. */
async function migrateOldRows(): Promise<void> {
  const file = new URL("../../../migrations/0012_names_and_old_requests.sql", import.meta.url);
  await server.sql.begin((tx) => tx.unsafe(readFileSync(file, "utf8")));
}

/** Every name in the database, ordered by table. */
async function names(): Promise<string[]> {
  const rows = await server.sql<{ name: string }[]>`
    select 1 as at, first_name as name from users union all select 2, last_name from users
    union all select 3, name from authentication.users
    union all select 4, organization_name from organizations
    union all select 5, workspace_name from workspaces order by 1, 2`;
  return rows.map(({ name }) => name);
}

test("old names that break the rules become one line of at most 200 characters, and other names stay", async (context) => {
  passOver(context, "isNotMigratedSince");
  const { account } = await server.signUp("Good Name");
  const before = await names();
  await migrateOldRows();
  expect(await names()).toEqual(before);

  const { id } = account.user;
  const long = `Two \r\n lines ${"😀".repeat(300)}`;
  const sql = server.sql;
  await sql`update users set first_name = ${long}, last_name = ${"x".repeat(9_999)} where id = ${id}`;
  await sql`update authentication.users set name = ${`A\n\tB\u2028C\u202E`} where id = ${id}`;
  await sql`update organizations set organization_name = ${long}`;
  await sql`update workspaces set workspace_name = ${"\u202E"}`;
  await migrateOldRows();
  const after = await names();
  expect(after.filter((name) => !isOneLine(name) || name.length > 200)).toEqual([]);
  expect(after).toContain("A B C");
  expect(after).toContain("Workspace");
  expect(after).toContain("x".repeat(200));
  expect(after.filter((name) => name.startsWith("Two lines 😀"))).toHaveLength(2);
});

test("an old request to join is closed where its asker is a member by now, and otherwise stays open", async (context) => {
  passOver(context, "isNotMigratedSince");
  const member = await server.signUp("Mia Member");
  const other = await server.signUp("Olaf Other");
  const organizationId = member.account.organization.id;
  for (const { account } of [member, other]) {
    await server.sql`insert into requests
      (id, organization_id, type, target_id, user_id, message, status, created_at)
      values (gen_random_uuid(), ${organizationId}, 'organization', ${organizationId},
        ${account.user.id}, '', 'pending', now())`;
  }
  await migrateOldRows();
  const open = await server.sql`select user_id as id from requests where status = 'pending'`;
  expect(open).toEqual([{ id: other.account.user.id }]);
});
