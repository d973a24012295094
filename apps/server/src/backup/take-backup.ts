import { existsSync } from "node:fs";
import type { Clock } from "../platform/clock.ts";
import type { Sql } from "../platform/database/connect.ts";
import type { OpenDatabase } from "../platform/database/open-unmigrated-database.ts";
import { findMigration } from "../platform/database/schema-version.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { productVersion } from "../platform/product-version.ts";
import {
  formatVersion,
  settingsName,
  tablePartName,
  type Manifest,
} from "./archive/archive-format.ts";
import { createArchive, type ArchiveWriter } from "./archive/archive-writer.ts";
import {
  createBackupSourceStore,
  type BackupSourceStore,
  type SourceTable,
} from "./backup-source.store.ts";
import { copyFiles } from "./copy-files.ts";
import { describeDiskError } from "./describe-disk-error.ts";
import type { Progress } from "../platform/progress.ts";

interface Needs {
  database: Pick<OpenDatabase, "openListener">;
  fileStore: Pick<FileStore, "sizeOf" | "read">;
  clock: Clock;
  progress: Progress;
}

/** What of a server goes into an archive. */
interface BackupScope {
  /** The organization, if it is one alone. */
  readonly organization?: { readonly id: string; readonly name: string };
  readonly createSource: (sql: Sql) => BackupSourceStore;
}

const everything: BackupScope = { createSource: createBackupSourceStore };

/** What an archive holds. */
export type BackupContent = Omit<Manifest, "checksums">;

/**
 * Writes everything that a server keeps into one archive, while the server runs: all tables as they were at one moment, and the files that
 * they refer to. `settings` must be free of secrets.
 *
 * The tables are read in one transaction, which sees one snapshot and takes no lock that a writer meets; a migration waits for it. Files
 * never change, so they are copied after it: a long transaction holds back vacuum.
 *
 * @throws StartFailure if the file exists or cannot be written, or the database is of another Stemma
 */
export async function takeBackup(
  { database, fileStore, clock, progress }: Needs,
  file: string,
  settings: object,
  scope = everything,
): Promise<BackupContent> {
  if (existsSync(file)) throw new StartFailure(`${file} exists already: name another file.`);
  const archive = createArchive(file);
  const connection = database.openListener();
  try {
    const source = scope.createSource(connection);
    await source.prepare();
    await source.keepFromMigrating();
    const tables = await source.listTables();
    const copied = await connection.begin("isolation level repeatable read read only", (tx) =>
      copyDatabase(scope.createSource(tx), tables, archive, { clock, progress, settings, scope }),
    );
    const content = { ...copied, files: await copyFiles(source, fileStore, archive, progress) };
    await archive.finish(content);
    return content;
  } catch (error) {
    await archive.abandon();
    throw describeDiskError(file, error);
  } finally {
    progress.end();
    await connection.end({ timeout: 5 });
  }
}

/** Writes all but the files; leaves the list of files for behind the transaction. */
async function copyDatabase(
  source: BackupSourceStore,
  tables: readonly SourceTable[],
  archive: ArchiveWriter,
  {
    clock,
    progress,
    settings,
    scope: { organization },
  }: Pick<Needs, "clock" | "progress"> & { settings: object; scope: BackupScope },
): Promise<Omit<BackupContent, "files">> {
  await source.holdTables(tables);
  await source.letMigrate();
  const migration = findMigration(await source.schemaVersion());
  if (migration === null) {
    throw new StartFailure(
      "The database has the tables of a newer version of Stemma, and only that version can back them up: run the backup command of that version. This server may keep running.",
    );
  }
  const takenAt = clock.now().toISOString();
  const head = {
    format: formatVersion,
    stemma: productVersion,
    migration,
    takenAt,
    ...(organization !== undefined && { organization }),
  };
  await archive.begin(head);
  const text = Buffer.from(`${JSON.stringify(settings, null, 2)}\n`);
  await archive.add(settingsName, text.length, [text]);
  progress.begin(
    "Copying tables",
    tables.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const copied: Manifest["tables"] = [];
  for (const table of tables) {
    const { name, columns, bytes, rowsEstimated } = table;
    let [part, rows] = [0, 0];
    for await (const copy of source.copyOut(table)) {
      part += 1;
      rows += copy.rows;
      await archive.add(tablePartName(name, part), copy.bytes.length, [copy.bytes]);
      progress.advance(Math.min(copy.rows / Math.max(rowsEstimated, rows), 1) * bytes);
    }
    copied.push({ name, columns: [...columns], rows });
  }
  const sequences = await source.listSequences();
  await source.keepFiles();
  return { ...head, tables: copied, sequences };
}
