import { accessSync, constants, existsSync, mkdirSync, realpathSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { StartFailure } from "../start-failure.ts";

/**
 * Makes the data folder when it is missing, readable for its owner alone, and returns its real path: the one name of
 * the folder, whatever links lead to it.
 *
 * @throws StartFailure when it cannot be made or written
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

/** Step by step, because `mkdirSync` with `recursive` never returns where a file system forbids new folders (`/proc`). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** The line for a data folder that refused to be written. */
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
  return `The data folder ${dataDir} cannot be written: ${cause}. Mend that, or set STEMMA_DATA_DIR to another folder.`;
}

/** A user without an entry in the list of users (containers) has only a number. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `with id ${process.getuid?.() ?? "unknown"}`;
  }
}
