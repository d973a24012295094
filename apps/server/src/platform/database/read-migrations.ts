import { readFileSync } from "node:fs";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { findMigrations, readJournal, type Migration } from "./schema-version.ts";

/** A migration that can be applied. */
export interface RunnableMigration extends Migration {
  /** Of its text, as the migrator of Drizzle computes it. */
  readonly hash: string;
  /** Its statements, in their order. */
  readonly statements: readonly string[];
  /** Whether each statement runs alone instead of all in one transaction: see {@link outsideMark}. */
  readonly isOutside: boolean;
  /**
   * The timestamp of the last migration that a version must know to work with the tables after this one; 0 if any older version works with
   * them.
   */
  readonly oldest: number;
}

/**
 * The first line of a migration that runs outside a transaction. Some statements exist because they lock nothing for long, and PostgreSQL
 * refuses them in a transaction (`CREATE INDEX CONCURRENTLY`). Such a migration may run again from its beginning, so each of its statements
 * must do nothing when it has been done.
 */
export const outsideMark = "-- outside a transaction";

/** The comment of a statement that takes away what releases before this one used. */
export const unusedSince = /^-- unused since (\d+\.\d+\.\d+)\b/gm;

/** All migrations of this version, oldest first. */
export function readMigrations(): RunnableMigration[] {
  const folder = findMigrations();
  const { entries } = readJournal();
  const releases = readReleases();
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }) => {
    const text = sql.join("");
    const needed = Array.from(text.matchAll(unusedSince), ([, release = ""]) => {
      const last = entries.find(({ tag }) => tag === releases[release]);
      return last?.when ?? folderMillis;
    });
    return {
      when: folderMillis,
      tag: entries.find(({ when }) => when === folderMillis)?.tag ?? "",
      hash,
      statements: sql,
      isOutside: text.startsWith(`${outsideMark}\n`),
      oldest: Math.max(0, ...needed),
    };
  });
}

/** The releases by their version, each with the name of its last migration. The release script adds a line. */
export function readReleases(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path.join(findMigrations(), "releases.json"), "utf8"));
}
