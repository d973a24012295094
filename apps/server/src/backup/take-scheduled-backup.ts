import { existsSync } from "node:fs";
import { access, constants, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Clock } from "../platform/clock.ts";
import { syncFolder } from "../platform/database/embedded/database-folder.ts";
import type { OpenDatabase } from "../platform/database/open-unmigrated-database.ts";
import { readDiskRoom } from "../platform/disk-room.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { readArchive } from "./archive/read-archive.ts";
import { describeDiskError } from "./describe-disk-error.ts";
import { noProgress } from "../platform/progress.ts";
import { takeBackup } from "./take-backup.ts";

interface Needs {
  database: Pick<OpenDatabase, "openListener">;
  fileStore: Pick<FileStore, "sizeOf" | "read">;
  clock: Clock;
}

/** The end of the name of an archive that was not read again yet. */
export const unverifiedEnd = ".unverified";

/**
 * Writes an archive beside its place, reads it again to its end, and only then gives it its name: a file with the name is whole. Leaves nothing
 * if it fails, or if `stopping` is aborted.
 *
 * @param bytesExpected is about what the archive will have: less room than this, and what a server needs beside it, is a failure
 * @returns the archive's size in bytes
 * @throws StartFailure with one line for what the operator can fix
 */
export async function takeScheduledBackup(
  { database, fileStore, clock }: Needs,
  file: string,
  {
    settings,
    bytesExpected,
    stopping,
  }: { readonly settings: object; readonly bytesExpected: number; readonly stopping: AbortSignal },
): Promise<number> {
  const unverified = `${file}${unverifiedEnd}`;
  if (existsSync(file)) throw new StartFailure(`${file} exists already.`);
  await checkRoom(path.dirname(file), bytesExpected);
  try {
    const progress = { ...noProgress, advance: () => stopping.throwIfAborted() };
    await takeBackup({ database, fileStore, clock, progress }, unverified, settings);
    await readArchive(unverified, { part: async () => stopping.throwIfAborted() });
    const { size } = await stat(unverified);
    await rename(unverified, file);
    syncFolder(path.dirname(file));
    return size;
  } catch (error) {
    await rm(unverified, { force: true });
    throw error;
  }
}

/** The room that a backup leaves to what people write, in bytes. */
const roomBeside = 1_000_000_000;

/** A backup must not fill the disk to which people's words are saved. */
async function checkRoom(folder: string, bytesExpected: number): Promise<void> {
  try {
    await access(folder, constants.W_OK);
    const { free } = await readDiskRoom(folder);
    if (free < bytesExpected + roomBeside) {
      throw new StartFailure(`The disk of ${folder} is nearly full: make room.`);
    }
  } catch (error) {
    throw describeDiskError(folder, error);
  }
}
