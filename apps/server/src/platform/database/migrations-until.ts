import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findMigrations, readJournal, readKnownVersion } from "./schema-version.ts";

/**
 * Calls `work` with a folder of the migrations until the one with the timestamp `last`. The migrator applies all migrations of a folder,
 * so one that leaves out the later ones is made in the temporary folder.
 */
export async function withMigrationsUntil(
  last: number,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const all = findMigrations();
  if (last >= readKnownVersion()) return work(all);
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-migrations-"));
  try {
    const journal = readJournal();
    const entries = journal.entries.filter(({ when }) => when <= last);
    mkdirSync(path.join(folder, "meta"));
    writeFileSync(
      path.join(folder, "meta", "_journal.json"),
      JSON.stringify({ ...journal, entries }),
    );
    for (const { tag } of entries) {
      copyFileSync(path.join(all, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    }
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
