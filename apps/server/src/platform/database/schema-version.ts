import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Sql } from "./connect.ts";

/**
 * The folder of migrations, next to the sources and next to the bundle: the nearest `migrations` folder above this
 * file.
 */
export function findMigrations(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(journalIn(path.join(folder, "migrations")))) {
    const parent = path.dirname(folder);
    if (parent === folder)
      throw new Error("The folder `migrations` is missing from this installation.");
    folder = parent;
  }
  return path.join(folder, "migrations");
}

/** A migration: its timestamp in the journal (milliseconds since 1970), and the name of its file. */
export interface Migration {
  readonly when: number;
  readonly tag: string;
}

/** The newest migration of this version, as its timestamp in the journal. */
export function readKnownVersion(): number {
  return Math.max(0, ...readJournal().entries.map(({ when }) => when));
}

/** The migration with this timestamp; `null` if this version does not have it. */
export function findMigration(version: number): Migration | null {
  const found = readJournal().entries.find(({ when }) => when === version);
  return found === undefined ? null : { when: found.when, tag: found.tag };
}

/** The newest migration that the database has applied, as the same timestamp; 0 if there is none. */
export async function readSchemaVersion(sql: Sql): Promise<number> {
  const [found] = await sql<{ isThere: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`;
  if (found?.isThere !== true) return 0;
  const [row] = await sql<{ version: string | null }[]>`
    select max(created_at)::text as version from drizzle.__drizzle_migrations`;
  return Number(row?.version ?? 0);
}

/** The migrator's list of migrations, oldest first. */
export function readJournal(): { readonly entries: readonly Migration[] } {
  const journal: { entries: Migration[] } = JSON.parse(
    readFileSync(journalIn(findMigrations()), "utf8"),
  );
  return journal;
}

function journalIn(folder: string): string {
  return path.join(folder, "meta", "_journal.json");
}
