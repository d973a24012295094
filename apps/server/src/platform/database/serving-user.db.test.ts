import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { asUser } from "../../testing/database/as-user.ts";
import { createEmptyDatabase } from "../../testing/database/create-empty-database.ts";
import type { TestDatabase } from "../../testing/database/create-test-database.ts";
import { startTestServer } from "../../testing/start-test-server.ts";
import { connectDatabase } from "./connect.ts";
import { migrateDatabase } from "./migrate.ts";
import { readMigrations } from "./read-migrations.ts";

const names = { owner: `stemma_owner_${process.pid}`, serving: `stemma_serving_${process.pid}` };
const password = "only-of-this-test";

/** What `deploy/database-users.sql` does, for the users of this test. */
const grants = readFileSync(
  new URL("../../../../../deploy/database-users.sql", import.meta.url),
  "utf8",
)
  .replaceAll(/\bstemma\b/g, names.serving)
  .replaceAll(/\bstemma_owner\b/g, names.owner);

let database: TestDatabase;
let admin: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  admin = connectDatabase(database.address, 1);
  for (const name of Object.values(names)) {
    await admin.sql.unsafe(`create role ${name} login password '${password}'`);
  }
});

afterAll(async () => {
  for (const name of Object.values(names)) await admin.sql.unsafe(`drop owned by ${name} cascade`);
  await admin.close();
  await database.drop();
  const other = connectDatabase(inject("databaseServer").address, 1);
  for (const name of Object.values(names)) await other.sql.unsafe(`drop role ${name}`);
  await other.close();
});

/** The database for one of the two users. */
const addressOf = (user: string, of = database) => asUser(of.address, user, password);

describe("a user that may change no table", () => {
  test("is told who makes the tables, and serves once they are there", async () => {
    await admin.sql.unsafe(grants);
    const serving = addressOf(names.serving);
    await expect(migrateDatabase(serving)).rejects.toThrow(/as its owner/);
    await migrateDatabase(addressOf(names.owner));
    await migrateDatabase(serving);
    const server = await startTestServer(
      undefined,
      [],
      {},
      { databaseAddress: serving as TestDatabase["address"] },
    );
    try {
      const { client, account } = await server.signUp("Sela Serving");
      const { personalWorkspaceId: workspaceId } = account.configuration;
      await client.pages.create({ workspaceId });
      expect(await client.audit.list({ organizationId: account.organization.id })).toBeDefined();
      const change = (statement: string) =>
        server.sql.unsafe(statement).then(
          () => "done",
          (error: unknown) => error instanceof Error && error.message,
        );
      expect(await change("alter table audit_entries disable trigger all")).toMatch(
        /must be owner/,
      );
      expect(await change("drop table audit_entries")).toMatch(/must be owner/);
      expect(await change("truncate audit_entries")).toMatch(/permission denied/);
    } finally {
      await server.stop();
    }
  });

  test("is told the same at an upgrade, and gets what it adds", async () => {
    const [last] = readMigrations().slice(-1);
    if (last === undefined) throw new Error("There are no migrations.");
    const later = {
      ...last,
      tag: "9999_later",
      hash: "later",
      when: last.when + 1,
      statements: ["create table later_rows (id int)"],
    };
    const migrations = [...readMigrations(), later];
    const serving = addressOf(names.serving);
    await expect(migrateDatabase(serving, migrations)).rejects.toThrow(
      /may not change its tables \(permission denied for schema public\)/,
    );
    await migrateDatabase(addressOf(names.owner), migrations);
    const { sql, close } = connectDatabase(serving, 1);
    await sql`insert into later_rows (id) values (1)`;
    expect(await sql`select id from later_rows`).toHaveLength(1);
    await close();
  });
});

test("a user who owned everything until now serves on, and owns nothing any more", async () => {
  const other = await createEmptyDatabase();
  const { sql, close } = connectDatabase(other.address, 1);
  try {
    await sql.unsafe(
      `do $$ begin execute format('alter database %I owner to ${names.serving}', current_database()); end $$`,
    );
    const serving = addressOf(names.serving, other);
    await migrateDatabase(serving);
    await sql.unsafe(grants);
    await migrateDatabase(serving);
    const owners = await sql`
      select distinct tableowner as owner from pg_tables
      where schemaname in ('public', 'authentication', 'drizzle')`;
    expect(owners).toEqual([{ owner: names.owner }]);
    const [row] = await sql<{ may: boolean }[]>`
      select has_table_privilege(${names.serving}, 'pages', 'insert, update, delete') as may`;
    expect(row?.may).toBe(true);
  } finally {
    await close();
    await other.drop();
  }
});
