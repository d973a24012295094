import { closeSync, fstatSync, openSync } from "node:fs";
import { StartFailure } from "../../platform/start-failure.ts";

/**
 * The size of an archive, in bytes. Opens the file, so that one that is not there or cannot be read is refused before a progress is shown.
 *
 * @throws StartFailure with one line if there is no such file, or it cannot be read
 */
export function sizeOfArchive(file: string): number {
  try {
    const opened = openSync(file, "r");
    try {
      const found = fstatSync(opened);
      if (found.isFile()) return found.size;
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  throw new StartFailure(`${file} is no file.`);
}

/** The failure for an archive that the system does not let us read. */
export function unreadable(file: string, error: unknown): StartFailure {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (code === "ENOENT" || code === "ENOTDIR") return new StartFailure(`There is no file ${file}.`);
  return new StartFailure(`${file} cannot be read: ${message}.`);
}
