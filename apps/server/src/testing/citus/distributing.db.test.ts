import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { distribute as command } from "../../admin/distribute.ts";
import { readConfig } from "../../platform/config/read-config.ts";
import { connectDatabase, type Sql } from "../../platform/database/connect.ts";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import { distributeDatabase } from "../../platform/database/spreading/distribute-database.ts";
import { treatAsSpread } from "../../platform/database/spread-tables.ts";
import { createFolderStore } from "../../platform/file-store/folder-store.ts";
import { noProgress, type Progress } from "../../platform/progress.ts";
import { backUp, restoreInto } from "../backup-and-restore.ts";
import { cookiesOf } from "../cookies-of.ts";
import { openServer } from "../database/open-server.ts";
import { publishVersion } from "../publish-version.ts";
import { draftedPage, publishedPage } from "../published-page.ts";
import { startTestServer } from "../start-test-server.ts";
import { createClusterDatabase, type ClusterDatabase } from "./create-cluster-database.ts";

describe.runIf(inject("databaseServer").workers)("distributing", () => {
  let database: ClusterDatabase;
  let admin: ReturnType<typeof openServer>;
  beforeEach(async () => {
    treatAsSpread(new Map());
    database = await createClusterDatabase();
    admin = openServer(database.adminAddress);
  });
  afterEach(async () => {
    await admin.end();
    await database.drop();
  });

  const startServer = () =>
    startTestServer(undefined, [], {}, { databaseAddress: database.address });

  async function distribute(progress: Progress = noProgress) {
    const { sql, close } = connectDatabase(database.address, 1);
    return distributeDatabase(sql, progress).finally(close);
  }

  /** Two people with pages, versions and a draft. */
  async function fill() {
    const server = await startServer();
    const olga = await server.signUp("Olga Spreads");
    const carl = await server.signUp("Carl Elsewhere");
    const page = await publishedPage(olga, "Tides", "High water at noon.");
    await draftedPage(olga, "Charts", "Depths.");
    await publishedPage(carl, "Bread", "Rye.");
    await server.stop();
    return { olga, carl, page };
  }

  test("keeps every row, and people go on with what they had", async () => {
    const { olga, carl, page } = await fill();
    const before = await readRows(admin);
    expect(before.get("pages")).toHaveLength(3);
    const steps: string[] = [];
    const done = await distribute({ ...noProgress, begin: (step) => void steps.push(step) });
    expect(await readRows(admin)).toEqual(before);
    expect(done.workers).toHaveLength(2);
    expect(steps).toEqual([
      "Counting rows",
      "Preparing keys",
      "Spreading rows",
      "Adding foreign keys",
      "Counting rows",
      "Gathering statistics",
    ]);
    const [left] = await admin`
      select sum(pg_relation_size(logicalrelid))::int as bytes from pg_dist_partition where partmethod = 'h'`;
    expect(left).toEqual({ bytes: 0 });

    await migrateDatabase(database.address);
    const server = await startServer();
    const again = { ...olga, client: server.clientOf(olga.cookies) };
    const { pageId } = page;
    expect(JSON.stringify(await again.client.pages.get({ pageId }))).toContain("High water");
    await publishVersion(again, pageId, "Moons");
    const { lastVersions } = await again.client.pages.get({ pageId });
    expect(lastVersions).toHaveLength(2);
    const stranger = server.clientOf(carl.cookies);
    await expect(stranger.pages.get({ pageId })).rejects.toMatchObject({ code: "NO_ACCESS" });
    const mara = await server.signUp("Mara Later");
    await publishedPage(mara, "Moorings", "Berths.");
    await server.stop();
  });

  test("is all or nothing, and can be tried again when it was cut off", async () => {
    await fill();
    const before = await readRows(admin);
    let spread = 0;
    let ended: Promise<unknown> = Promise.resolve();
    const cutOff: Progress = {
      ...noProgress,
      begin: (step) => void (spread = step === "Spreading rows" ? 1 : 0),
      advance() {
        if (spread > 0) spread += 1;
        if (spread === 20) ended = endStemma(admin);
      },
    };
    await expect(distribute(cutOff)).rejects.toThrow(
      /^Distributing stopped: .*CONNECTION.*: run it again .*\.$/,
    );
    await ended;
    await expect.poll(() => listSpread(admin)).toEqual([]);
    expect(await readRows(admin)).toEqual(before);
    await distribute();
    expect(await readRows(admin)).toEqual(before);
    expect(await listSpread(admin)).toContain("pages");
  });

  test("the command says what it did, and refuses a database that is distributed in one line", async () => {
    const reading = readConfig({ DATABASE_URL: database.address, STEMMA_SECRET: "s".repeat(64) });
    if (!reading.ok) throw new Error(reading.mistakes.join("\n"));
    const call = { words: [], flags: new Set<string>(), options: new Map(), isJson: true };
    const answer = await command.run(reading.config, call);
    expect(answer.text).toMatch(/^Distributed 0 rows of \d+ tables over 2 workers: .*\.$/);
    expect(answer.json).toMatchObject({ rows: 0, tables: { onEveryNode: 4 } });
    await expect(distribute()).rejects.toThrow(
      /^The database is distributed already: nothing is to be done\.$/,
    );
  });

  test("a backup is not restored into a distributed database, but beside it, and is distributed afterwards", async () => {
    const { olga, page } = await fill();
    await distribute();
    const rows = await readRows(admin);
    const folder = mkdtempSync(path.join(tmpdir(), "stemma-distributed-"));
    const file = path.join(folder, "whole.tar.gz");
    const files = createFolderStore(path.join(folder, "files"));
    await backUp(database.address, files, file);
    await expect(restoreInto(database.address, files, file)).rejects.toThrow(
      /^The database is distributed: restore into a new one that is not, and distribute that afterwards\.$/,
    );
    expect(await readRows(admin)).toEqual(rows);

    const beside = await createClusterDatabase({ migrations: [] });
    const besideAdmin = openServer(beside.adminAddress);
    await restoreInto(beside.address, files, file);
    expect(await listSpread(besideAdmin)).toEqual([]);
    const restored = await readRows(besideAdmin);
    for (const name of ["users", "authentication.accounts", "pages", "page_versions", "drafts"]) {
      expect(restored.get(name)).toEqual(rows.get(name));
    }
    const { sql, close } = connectDatabase(beside.address, 1);
    await distributeDatabase(sql, noProgress).finally(close);
    expect(await readRows(besideAdmin)).toEqual(restored);
    const server = await startTestServer(undefined, [], {}, { databaseAddress: beside.address });
    // An archive holds no sessions.
    const signedIn = await server.send("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: olga.email, password: "correct horse battery" }),
    });
    const again = server.clientOf(cookiesOf(signedIn));
    expect(JSON.stringify(await again.pages.get({ pageId: page.pageId }))).toContain("High water");
    await server.stop();
    await besideAdmin.end();
    await beside.drop();
    rmSync(folder, { recursive: true });
  });

  test("a database of which a table was distributed otherwise is refused, and that one is named", async () => {
    await admin`select create_distributed_table('recents', 'organization_id')`;
    await expect(distribute()).rejects.toThrow(/not by this command \(recents\): undo that/);
  });

  test("a database that a Stemma is connected to is refused", async () => {
    const other = connectDatabase(database.address, 1);
    await other.sql`select 1`;
    await expect(distribute()).rejects.toThrow(/^A Stemma is connected to this database: stop it/);
    await other.close();
    expect(await listSpread(admin)).toEqual([]);
  });

  test("a worker that does not let the owner in is named", async () => {
    const [worker = ""] = inject("databaseServer").workers ?? [];
    const onWorker = openServer(worker);
    await onWorker.unsafe(`alter role ${new URL(database.address).username} nologin`);
    await onWorker.end();
    const { host } = new URL(worker);
    await expect(distribute()).rejects.toThrow(`The worker ${host} does not answer the user`);
  });

  test("a cluster without workers is refused", async () => {
    await database.drop();
    database = await createClusterDatabase({ hasWorkers: false });
    await expect(distribute()).rejects.toThrow(/^Citus has no worker: run "SELECT citus_add_node/);
  });
});

/** Ends all connections of Stemma to this database, as a lost network does. */
function endStemma(admin: Sql): Promise<unknown> {
  return admin`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'stemma'`.execute();
}

async function listSpread(admin: Sql): Promise<readonly string[]> {
  const rows = await admin<{ name: string }[]>`
    select logicalrelid::text as name from pg_dist_partition order by name`;
  return rows.map(({ name }) => name);
}

/** All rows of all tables with ids of organizations or people, as text. */
async function readRows(admin: Sql): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const tables = await admin<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'authentication')
    order by name`;
  const found = new Map<string, readonly unknown[]>();
  for (const { name } of tables) {
    const rows = await admin<{ row: unknown }[]>`
      select to_jsonb(t) as row from ${admin(name)} t order by to_jsonb(t)::text`;
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}
