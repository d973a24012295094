import { closeSync, mkdtempSync, openSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder under a name that is short enough for the sockets in it. */
export interface ReachedFolder {
  readonly path: string;
  close(): void;
}

/** A socket's path holds 107 bytes on Linux and 103 on macOS; the longest name in the folder takes 24 of them. */
const folderBytesMax = 78;

/**
 * Gives a folder a short name while this process lives. A path that is short already is its own name. Linux reaches
 * any folder through an open descriptor, which needs no file that could be left behind or swept away; elsewhere a link
 * in the folder for temporary files does it.
 */
export function reachFolder(folder: string): ReachedFolder {
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
