import type { Manifest } from "../backup/archive/archive-format.ts";
import { noProgress } from "../platform/progress.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { takeBackup, type BackupContent } from "../backup/take-backup.ts";
import { systemClock } from "../platform/clock.ts";
import { connectDatabase, type DatabaseAddress } from "../platform/database/connect.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import type { TestDatabase } from "./database/create-test-database.ts";

/** Settings as the command writes them into an archive. */
const settings = { STEMMA_PRODUCT_NAME: "Stemma" };

/** Writes the database and its files into an archive. */
export async function backUp(
  address: TestDatabase["address"],
  fileStore: FileStore,
  file: string,
): Promise<BackupContent> {
  const database = connectDatabase(address, 1);
  try {
    const needs = { database, fileStore, clock: systemClock, progress: noProgress };
    return await takeBackup(needs, file, settings);
  } finally {
    await database.close();
  }
}

/** Fills an empty database and a file store from an archive. */
export async function restoreInto(
  address: DatabaseAddress,
  fileStore: FileStore,
  file: string,
): Promise<Manifest> {
  const open = async () => ({ database: { ...connectDatabase(address, 1), address }, fileStore });
  return restoreBackup({ open, progress: noProgress }, file);
}
