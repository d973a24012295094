import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { connectDatabase, type Sql } from "../../platform/database/connect.ts";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import { readMigrations } from "../../platform/database/read-migrations.ts";
import { spreadDatabase } from "../../platform/database/spreading/spread-database.ts";
import { treatAsSpread } from "../../platform/database/spread-tables.ts";
import { noProgress } from "../../platform/progress.ts";
import { withLaterMigration } from "../database/later-migrations.ts";
import { openServer } from "../database/open-server.ts";
import { publishVersion } from "../publish-version.ts";
import { publishedPage } from "../published-page.ts";
import { startTestServer } from "../start-test-server.ts";
import { createClusterDatabase, type ClusterDatabase } from "./create-cluster-database.ts";

/** The last migration that Citus refuses: each one after it runs on a spread database. */
const lastRefused = "0050_list_subscriptions_by_title";

describe.runIf(inject("databaseServer").workers)("upgrading a database that is spread", () => {
  const databases: ClusterDatabase[] = [];
  let admin: ReturnType<typeof openServer>;
  beforeEach(() => treatAsSpread(new Map()));
  afterEach(async () => {
    await admin.end();
    for (const database of databases.splice(0)) await database.drop();
  });

  async function create(migrations = readMigrations()): Promise<ClusterDatabase> {
    const database = await createClusterDatabase({ migrations });
    databases.push(database);
    return database;
  }

  async function spread({ address }: ClusterDatabase): Promise<void> {
    const { sql, close } = connectDatabase(address, 1);
    await spreadDatabase(sql, noProgress).finally(close);
  }

  const open = ({ adminAddress }: ClusterDatabase) => openServer(adminAddress);

  test("makes it what a database is that was distributed after the upgrade", async () => {
    const all = readMigrations();
    const older = all.slice(0, all.findIndex(({ tag }) => tag === lastRefused) + 1);
    const upgraded = await create(older);
    await spread(upgraded);
    await migrateDatabase(upgraded.address);
    const fresh = await create();
    await spread(fresh);
    admin = open(upgraded);
    const other = open(fresh);
    const expected = await readTables(other).finally(() => other.end());
    expect(expected.length).toBeGreaterThan(300);
    expect(await readTables(admin)).toEqual(expected);
  });

  test("spreads the tables that a version adds, with the organization in their keys, and people go on", async () => {
    const database = await create();
    admin = open(database);
    const start = () => startTestServer(undefined, [], {}, { databaseAddress: database.address });
    const before = await start();
    const olga = await before.signUp("Olga Spreads");
    const { pageId } = await publishedPage(olga, "Tides", "High water at noon.");
    await before.stop();
    await spread(database);
    const organizationId = olga.account.organization.id;

    await migrateDatabase(database.address, withLaterMigration(later));
    await migrateDatabase(
      database.address,
      withLaterMigration(
        [
          'CREATE INDEX CONCURRENTLY IF NOT EXISTS "notes_by_text" ON "notes" USING btree ("text");',
        ],
        { tag: "9999_index", isOutside: true, when: Number.MAX_SAFE_INTEGER },
      ),
    );
    const parts = await admin<{ name: string; column: string }[]>`
      select logicalrelid::text as name, column_to_column_name(logicalrelid, partkey) as column
      from pg_dist_partition where logicalrelid = 'notes'::regclass`;
    expect(parts).toEqual([{ name: "notes", column: "organization_id" }]);
    const add = (id: string, page: string, text: string) => admin`
      insert into notes (organization_id, id, page_id, text) values (${organizationId}, ${id}, ${page}, ${text})`;
    const id = crypto.randomUUID();
    await add(id, pageId, "Mind the moon.");
    await expect(add(id, pageId, "Twice")).rejects.toThrow(/notes_pkey/);
    await expect(add(crypto.randomUUID(), pageId, "Mind the moon.")).rejects.toThrow(/notes_once/);
    await expect(add(crypto.randomUUID(), crypto.randomUUID(), "Lost")).rejects.toThrow(
      /notes_page/,
    );
    await expect(add(crypto.randomUUID(), pageId, "")).rejects.toThrow(/notes_say_something/);
    expect(await admin`select flavour from pages where id = ${pageId}`).toEqual([{ flavour: "" }]);
    const move = admin`
      update pages set parent_page_id = id where organization_id = ${organizationId} and id = ${pageId}`;
    await expect(move).rejects.toThrow("would be below itself");

    const server = await start();
    const again = { ...olga, client: server.clientOf(olga.cookies) };
    await publishVersion(again, pageId, "Moons");
    const { lastVersions } = await again.client.pages.get({ pageId });
    expect(lastVersions).toHaveLength(2);
    await server.stop();
  });

  test("leaves all as it was where Citus refuses a migration, and says so in one line", async () => {
    const database = await create();
    admin = open(database);
    await spread(database);
    const refused = withLaterMigration([
      'CREATE TABLE "later" ("organization_id" uuid NOT NULL, "id" uuid PRIMARY KEY);',
      'UPDATE "pages" p SET "updated_at" = w."updated_at" FROM "workspaces" w WHERE w."id" = p."workspace_id";',
    ]);
    await expect(migrateDatabase(database.address, refused)).rejects.toThrow(
      /^The migration 9999_later cannot be applied to a distributed database \(.*\): start the version before, .*\.$/,
    );
    expect(await admin`select to_regclass('later') as found`).toEqual([{ found: null }]);
    await migrateDatabase(database.address);
  });
});

/** A migration in the forms that Drizzle and we write. */
const later = [
  `CREATE TABLE "notes" (
    "organization_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY NOT NULL,
    "page_id" uuid NOT NULL,
    "text" text NOT NULL
  );`,
  'ALTER TABLE "notes" ADD CONSTRAINT "notes_of" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;',
  'ALTER TABLE "notes" ADD CONSTRAINT "notes_page" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;',
  'CREATE UNIQUE INDEX "notes_once" ON "notes" USING btree ("page_id","text");',
  `ALTER TABLE "notes" ADD CONSTRAINT "notes_say_something" CHECK ("notes"."text" <> '');`,
  `ALTER TABLE "pages" ADD COLUMN "flavour" text DEFAULT '' NOT NULL;`,
  `CREATE OR REPLACE FUNCTION "keep_pages_a_tree"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;`,
  'DROP TRIGGER "keep_pages_a_tree" ON "pages";',
  'CREATE TRIGGER "keep_pages_a_tree" BEFORE UPDATE OF "parent_page_id" ON "pages" FOR EACH ROW EXECUTE FUNCTION "keep_pages_a_tree"();',
];

/**
 * All that a version says of its tables: columns, keys, indexes, triggers, functions, and where Citus has the rows; without what Citus
 * numbers, the parts on the coordinator.
 */
async function readTables(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ line: string }[]>`
    select format('%s.%s %s %s %s', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attnum > 0 and not a.attisdropped and c.relnamespace::regnamespace::text in ('public', 'authentication')
    union all select indexdef from pg_indexes where schemaname in ('public', 'authentication')
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace::regnamespace::text in ('public', 'authentication')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc
      where pronamespace::regnamespace::text in ('public', 'authentication') and prokind = 'f'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('%s %s %s', logicalrelid, partmethod, column_to_column_name(logicalrelid, partkey))
      from pg_dist_partition
    order by line`;
  return rows.map(({ line }) => line).filter((line) => !/_\d{6}\b/.test(line));
}
