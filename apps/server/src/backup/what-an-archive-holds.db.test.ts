import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../testing/backup-and-restore.ts";
import { publishWithFile } from "../testing/file-on-page.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { leftOutColumns, leftOutTables } from "./left-out.ts";
import { listTables } from "./schema-tables.store.ts";

let folder: string;
let server: TestServer;
let olga: Person;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-archives-"));
  server = await startTestServer();
  olga = await server.signUp("Olga Owner");
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const take = (name: string) =>
  backUp(server.databaseAddress, server.fileStore, path.join(folder, name));

test("every table is in the archive but those that are left out by name", async () => {
  const { tables } = await take("tables.tar.gz");
  const all = await listTables(server.sql);
  const names = all.map(({ name }) => name);
  const copied = tables.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect([...copied, ...leftOutTables.keys()].toSorted()).toEqual(names.toSorted());
  for (const { name, columns } of all) {
    const leftOut = leftOutColumns.get(name) ?? [];
    expect(columns).toEqual(expect.arrayContaining([...leftOut]));
    const kept = tables.find((table) => table.name === name)?.columns;
    if (kept !== undefined) {
      expect(kept).toEqual(columns.filter((column) => !leftOut.includes(column)));
    }
  }
});

test("no schema of the database is forgotten", async () => {
  const schemas = await server.sql`
    select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by 1`;
  // Drizzle's table of migrations is made again by migrating.
  expect(schemas.map(({ name }) => name)).toEqual(["authentication", "drizzle", "public"]);
});

test("an archive holds nothing by which a thief of it could be somebody who is signed in", async () => {
  await server.sql`update authentication.accounts
    set access_token = 'of-the-provider' where user_id = ${olga.account.user.id}`;
  const [session] = await server.sql<{ token: string }[]>`
    select token from authentication.sessions where user_id = ${olga.account.user.id}`;
  await take("secrets.tar.gz");
  const tar = gunzipSync(readFileSync(path.join(folder, "secrets.tar.gz"))).toString("latin1");
  expect(tar).toContain(olga.email);
  expect(session?.token.length).toBeGreaterThan(10);
  expect(tar).not.toContain(session?.token);
  expect(tar).not.toContain("of-the-provider");
});

test("a file that the store has lost is counted and left out, and the others are in the archive", async () => {
  const lost = await publishWithFile(server, olga);
  await publishWithFile(server, olga);
  const place = `${olga.account.organization.id}/${lost.file.fileId}`;
  await server.fileStore.remove(place);
  const { files } = await take("files.tar.gz");
  expect(files).toMatchObject({ count: 1, missing: 1 });
});

test("a file that is swept between the look at its size and its reading is counted and left out", async () => {
  const { file } = await publishWithFile(server, olga);
  const { fileStore } = server;
  const key = `${olga.account.organization.id}/${file.fileId}`;
  // As a bucket does, which answers for the object before its first byte.
  const sweeping = {
    ...fileStore,
    async read(asked: string) {
      if (!asked.startsWith(key)) return fileStore.read(asked);
      await fileStore.remove(key);
      throw new Error("NoSuchKey");
    },
  };
  const before = await take("before-sweep.tar.gz");
  const { files } = await backUp(
    server.databaseAddress,
    sweeping,
    path.join(folder, "swept.tar.gz"),
  );
  expect(files.missing).toBe(before.files.missing + 1);
});

test("a file that is there already is kept, and a place that cannot be written is named", async () => {
  const file = path.join(folder, "kept.tar.gz");
  writeFileSync(file, "mine");
  await expect(take("kept.tar.gz")).rejects.toThrow(/kept\.tar\.gz exists already/);
  expect(readFileSync(file, "utf8")).toBe("mine");
  await expect(take("nowhere/new.tar.gz")).rejects.toThrow(/cannot be written: there is no such/);
  expect(readdirSync(folder).filter((name) => name.endsWith(".incomplete"))).toEqual([]);
});
