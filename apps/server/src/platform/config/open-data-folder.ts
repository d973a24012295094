import { accessSync, constants, existsSync, mkdirSync, realpathSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { StartFailure } from "../start-failure.ts";

/**
 * Creates the data folder if it is missing, readable only by its owner. Returns its real path, which is the same for
 * all links to the folder.
 *
 * @throws StartFailure if the folder cannot be created or written
 */
export function openDataFolder(dataDir: string): string {
  try {
    makeFolder(dataDir);
    accessSync(`${dataDir}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new StartFailure(describeUnwritable(dataDir, error), { cause: error });
  }
}

/**
 * Creates one level at a time, because `mkdirSync` with `recursive` never returns on file systems that forbid new
 * folders (`/proc`).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** The error message for a data folder that cannot be written. */
export function describeUnwritable(dataDir: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const causes: Record<string, string> = {
    ENOTDIR: "part of its path is a file",
    EEXIST: "there is a file of that name",
    ENOENT: "no folder can be made there",
    EROFS: "it is on a read-only disk",
    ENOSPC: "its disk is full",
    ENAMETOOLONG: "its path is too long",
  };
  const cause = causes[code] ?? `the user ${userName()} may not`;
  return `The data folder ${dataDir} cannot be written: ${cause}. Fix that, or set STEMMA_DATA_DIR to another folder.`;
}

/** A user without an entry in the system's user database, as in containers, has only a number. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `with id ${process.getuid?.() ?? "unknown"}`;
  }
}
