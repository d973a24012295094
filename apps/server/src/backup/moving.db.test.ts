import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedHandbook } from "@stemma/sample/handbook/seed-handbook";
import { startEmbeddedPostgres } from "../platform/database/embedded/start-embedded-postgres.ts";
import type { EmbeddedPostgres } from "../platform/database/embedded/start-embedded-postgres.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import { createFolderStore } from "../platform/file-store/folder-store.ts";
import { backUp, restoreInto } from "../testing/backup-and-restore.ts";
import { createEmptyDatabase } from "../testing/database/create-empty-database.ts";
import type { TestDatabase } from "../testing/database/create-test-database.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import { tableOfPart } from "./archive/archive-format.ts";
import { readArchive } from "./archive/read-archive.ts";

let folder: string;
let embedded: EmbeddedPostgres[];
let other: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-moving-"));
  const start = (name: string) =>
    startEmbeddedPostgres({
      dataDir: path.join(folder, name),
      log: { warn() {}, error() {} },
      settings: { fsync: "off" },
    });
  embedded = [await start("first"), await start("last")];
  other = await createEmptyDatabase();
});
afterAll(async () => {
  for (const postgres of embedded) await postgres.stop();
  await other.drop();
  rmSync(folder, { recursive: true });
});

test("everything moves from the embedded database to the PostgreSQL of the run and back, to the last byte", async () => {
  const [first, last] = embedded.map(({ address }) => address);
  if (first === undefined || last === undefined) throw new Error("No database was started.");
  await migrateDatabase(first);
  const server = await startTestServer(undefined, undefined, undefined, { databaseAddress: first });
  const stores = ["other", "last"].map((name) =>
    createFolderStore(path.join(folder, `of-${name}`)),
  );
  const [otherStore, lastStore] = stores;
  if (otherStore === undefined || lastStore === undefined) throw new Error("No store was made.");
  const archives = ["1", "2", "3"].map((name) => path.join(folder, `${name}.tar.gz`));
  const [one = "", two = "", three = ""] = archives;
  try {
    await seedHandbook(server.send);
    await backUp(first, server.fileStore, one);
  } finally {
    await server.stop();
  }
  await restoreInto(other.address, otherStore, one);
  await backUp(other.address, otherStore, two);
  await restoreInto(last, lastStore, two);
  await backUp(last, lastStore, three);

  const [before, between, after] = await Promise.all(archives.map(readContent));
  expect(before?.parts["public.pages"]?.length).toBeGreaterThan(10);
  expect(before?.manifest.files).toMatchObject({ count: expect.any(Number), missing: 0 });
  expect(before?.manifest.files.count).toBeGreaterThan(2);
  for (const moved of [between, after]) {
    expect(moved?.manifest.tables).toEqual(before?.manifest.tables);
    expect(moved?.manifest.files).toEqual(before?.manifest.files);
    expect(moved?.parts).toEqual(before?.parts);
  }
});

/**
 * Reads the rows of each table and the bytes of each file. The rows are sorted: PostgreSQL puts a small row into an earlier page that has
 * room left, so a table that was loaded can give them in another order.
 */
async function readContent(file: string) {
  const parts: Record<string, string | string[]> = {};
  const manifest = await readArchive(file, {
    async part(name, bytes) {
      const content = await buffer(bytes);
      const table = tableOfPart(name);
      if (table === null) parts[name] = content.toString("base64");
      else parts[table] = [...(parts[table] ?? []), ...content.toString().split("\n")].toSorted();
    },
  });
  return { manifest, parts };
}
