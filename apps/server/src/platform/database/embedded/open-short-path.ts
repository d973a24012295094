import { closeSync, mkdtempSync, openSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder under a path that is short enough for sockets. */
export interface ShortPath {
  readonly path: string;
  close(): void;
}

/** A socket's path can have 107 bytes on Linux and 103 on macOS; the longest name in the folder takes 24 of them. */
const folderBytesMax = 78;

/**
 * Gives a folder a short path for the lifetime of this process. A short path stays as it is. On Linux an open
 * descriptor gives access to any folder and leaves no file behind; elsewhere a link in the temporary folder does it.
 */
export function openShortPath(folder: string): ShortPath {
  if (Buffer.byteLength(folder) <= folderBytesMax) return { path: folder, close: () => {} };
  if (process.platform === "linux") {
    const descriptor = openSync(folder, "r");
    return { path: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) };
  }
  const made = mkdtempSync(path.join(tmpdir(), "stemma-"));
  const link = path.join(made, "run");
  symlinkSync(folder, link);
  return { path: link, close: () => rmSync(made, { recursive: true, force: true }) };
}
