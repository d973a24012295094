import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Config } from "../platform/config/config.ts";
import { readConfig } from "../platform/config/read-config.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";
import {
  openUnmigratedDatabase,
  type OpenDatabase,
} from "../platform/database/open-unmigrated-database.ts";
import { readSchemaVersion } from "../platform/database/schema-version.ts";
import { createLogger } from "../platform/logger.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { commands } from "./commands.ts";
import { readCall } from "./read-call.ts";

let folder: string;
let config: Config;
let database: OpenDatabase;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "stemma-commands-"));
  const reading = readConfig({ STEMMA_DATA_DIR: path.join(folder, "data"), PORT: "1" });
  if (!reading.ok) throw new Error(reading.mistakes.join());
  config = reading.config;
  database = await openUnmigratedDatabase(config, createLogger("silent"));
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const nobody = "nobody@example.com";
const archive = () => path.join(folder, "archive.tar.gz");

/** Every command that opens a database that must be there, but `doctor`, which tells of each table in its own line. */
const calls = () => [
  ["status"],
  ["backup", archive()],
  ["export-organization", archive(), "--organization", "any"],
  ["users"],
  ["make-administrator", nobody],
  ["audit", "any"],
  ["reset-link", nobody],
  ["end-sessions", nobody],
  ["reindex"],
  ["remove-second-factor", nobody],
  ["sweep-files"],
];

/** What each command answers, in words. */
async function askAll(): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const args of calls()) {
    const found = readCall(commands, args);
    if (found === null) throw new Error(`${args.join(" ")} is no call.`);
    const answer = await found.command.run(config, found.call).then(
      ({ text }) => `${args[0]} went on: ${text}`,
      (error: unknown) => (error instanceof StartFailure ? error.message : String(error)),
    );
    answers.push(answer);
  }
  return answers;
}

async function withMigration(
  { apart, oldest }: { readonly apart: number; readonly oldest: number },
  run: () => Promise<void>,
): Promise<void> {
  const { sql } = database;
  const version = await readSchemaVersion(sql);
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at, oldest)
    values ('of another version', ${version + apart}, ${version + oldest})`;
  await run().finally(
    () => sql`delete from drizzle.__drizzle_migrations where hash = 'of another version'`,
  );
}

const countTables = () =>
  database.sql`select count(*)::int as tables from pg_tables where schemaname !~ '^(pg_|information_schema)'`;

test("in an empty database no command makes tables, and each says so", async () => {
  expect(new Set(await askAll())).toEqual(
    new Set([
      "There are no tables here yet: start Stemma once, or restore a backup, and check that the settings are those of the server.",
    ]),
  );
  expect(await countTables()).toEqual([{ tables: 0 }]);
  await migrateDatabase(database.address);
});

test("on the tables of a newer version that took something away, each command says which one to use", async () => {
  await withMigration({ apart: 1, oldest: 1 }, async () => {
    expect(new Set(await askAll())).toEqual(
      new Set([
        "The database belongs to a newer version of Stemma, and this one cannot work with its tables: use the commands of that version.",
      ]),
    );
    expect(readdirSync(folder)).toEqual(["data"]);
  });
});

test("on the tables of a newer version that took nothing away, commands work, but for a backup", async () => {
  await withMigration({ apart: 1, oldest: 0 }, async () => {
    const answers = await askAll();
    expect(answers[0]).toMatch(/^status went on: /);
    expect(answers[1]).toMatch(/^The database has the tables of a newer version of Stemma, /);
    expect(answers[2]).toBe("There is no organization any, and no other one.");
    expect(answers[4]).toBe(`Nobody has an account with the address ${nobody}.`);
  });
});

test("on the tables of an older version that runs, a command that changes something says what to do", async () => {
  const { sql } = database;
  const version = await readSchemaVersion(sql);
  await sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where created_at = ${version}`;
  const answers = await askAll();
  await sql`update drizzle.__drizzle_migrations set created_at = ${version} where created_at = ${version - 1}`;
  expect(answers[3]).toMatch(/^The database has the tables of an older version of Stemma: restart/);
});
