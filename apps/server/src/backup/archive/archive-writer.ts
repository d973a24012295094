import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { constants, createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import { syncFolder } from "../../platform/database/embedded/database-folder.ts";
import {
  checksumLine,
  checksumsFolder,
  headName,
  manifestName,
  organizationHeadName,
  partsPerChecksums,
  type ArchiveHead,
  type Manifest,
} from "./archive-format.ts";

/** The end of the name of an archive that is not complete. */
const incompleteEnd = ".incomplete";

/** Bytes in their order, in pieces of any size. */
type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Writes an archive from its beginning to its end. One call at a time. */
export interface ArchiveWriter {
  /** Writes the head, before everything else. */
  begin(head: ArchiveHead): Promise<void>;
  /** Adds a part of which the size is known. Fails if the bytes are more or fewer. */
  add(name: string, size: number, bytes: Bytes): Promise<void>;
  /** Writes the manifest, waits until everything is on the disk, and gives the archive its name. Fails if a file has that name by now. */
  finish(manifest: Omit<Manifest, "checksums">): Promise<void>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/**
 * Begins an archive. It is written beside its place under another name, readable only by its owner, so that a file with the archive's
 * name is always complete. A slow disk slows the caller down: nothing is held in memory but what the streams buffer.
 */
export function createArchive(file: string): ArchiveWriter {
  const incomplete = `${file}.${randomBytes(4).toString("hex")}${incompleteEnd}`;
  const { readable, controller } = createTarPacker();
  const disk = createWriteStream(incomplete, { flags: "wx", mode: 0o600, flush: true });
  // Level 1 takes a third of the time of the default level, for a tenth more bytes.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const written = pipeline(Readable.fromWeb(readable as ReadableStream), gzip, disk);
  // The failure is thrown by the call that meets it, and by `finish`.
  written.catch((error: unknown) => controller.error(error));
  const checksums: { name: string; sha256: string }[] = [];
  let lines: string[] = [];

  async function write(name: string, size: number, bytes: Bytes): Promise<string> {
    const hash = createHash("sha256");
    const entry = controller.add({ name, size, type: "file", mode: 0o600 }).getWriter();
    // Each write reports its own failure.
    entry.closed.catch(() => {});
    for await (const chunk of bytes) {
      hash.update(chunk);
      await entry.write(chunk);
    }
    await entry.close();
    return hash.digest("hex");
  }

  const writeText = (name: string, text: string): Promise<string> => {
    const bytes = Buffer.from(text);
    return write(name, bytes.length, [bytes]);
  };

  async function writeChecksums(): Promise<void> {
    if (lines.length === 0) return;
    const name = `${checksumsFolder}${String(checksums.length + 1).padStart(6, "0")}.sha256`;
    checksums.push({ name, sha256: await writeText(name, lines.join("")) });
    lines = [];
  }

  return {
    async begin(head) {
      const name = head.organization === undefined ? headName : organizationHeadName;
      await writeText(name, `${JSON.stringify(head, null, 2)}\n`);
    },

    async add(name, size, bytes) {
      lines.push(checksumLine(name, await write(name, size, bytes)));
      if (lines.length === partsPerChecksums) await writeChecksums();
    },

    async finish(manifest) {
      await writeChecksums();
      await writeText(manifestName, `${JSON.stringify({ ...manifest, checksums }, null, 2)}\n`);
      controller.finalize();
      await written;
      // Takes the name only if it is still free: renaming alone would replace a file that came meanwhile.
      await (await open(file, "wx", 0o600)).close();
      await rename(incomplete, file);
      syncFolder(path.dirname(file));
    },

    async abandon() {
      controller.error(new Error("The archive was abandoned."));
      await written.catch(() => {});
      await rm(incomplete, { force: true });
    },
  };
}
