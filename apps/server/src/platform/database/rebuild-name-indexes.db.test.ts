import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/create-test-database.ts";
import type { TestDatabase } from "../../testing/database/create-test-database.ts";
import { connectDatabase } from "./connect.ts";
import { rebuildNameIndexes } from "./rebuild-name-indexes.ts";

let database: TestDatabase;
let connection: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connectDatabase(database.address, 1);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** The file and the comment of each index of names. */
async function readIndexes() {
  return connection.sql<{ name: string; file: string; comment: string | null }[]>`
    select relname as name, relfilenode::text as file, obj_description(oid, 'pg_class') as comment
    from pg_class where relname like '%_members_by_name' order by relname`;
}

test("an index of names is built anew when PostgreSQL sorts by another version, and only then", async () => {
  const [ofOrganizations, ofWorkspaces] = await readIndexes();
  expect(ofOrganizations?.comment).toMatch(/^\d/);
  expect(ofWorkspaces?.comment).toBe(ofOrganizations?.comment);
  await connection.sql`comment on index workspace_members_by_name is '1.2.3'`;
  await rebuildNameIndexes(connection.sql);
  const [sameOfOrganizations, newOfWorkspaces] = await readIndexes();
  expect(sameOfOrganizations).toEqual(ofOrganizations);
  expect(newOfWorkspaces?.file).not.toBe(ofWorkspaces?.file);
  expect(newOfWorkspaces?.comment).toBe(ofWorkspaces?.comment);
});
