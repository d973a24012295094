import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { refuse } from "../platform/refusal.ts";

/** A received file: complete, in a folder for files that are not stored yet. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/**
 * Writes the bytes of an upload to a file of its own in `folder`, as they arrive. FILE_TOO_LARGE as soon as they exceed `sizeMax`;
 * UPLOAD_INCOMPLETE if there are fewer than `size`. The caller removes the file, also after a failure: it is at `place`.
 */
export async function receiveUpload(
  bytes: ReadableStream,
  place: string,
  { size: announced, sizeMax }: { size: number; sizeMax: number },
): Promise<ReceivedFile> {
  const hash = createHash("sha256");
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > sizeMax ? tooLarge : null, chunk);
    },
  });
  const tooLarge = new Error("more bytes than allowed");
  try {
    await pipeline(
      Readable.fromWeb(bytes),
      count,
      createWriteStream(place, { mode: 0o600, flags: "wx" }),
    );
  } catch (error) {
    if (error === tooLarge) return refuse("FILE_TOO_LARGE", { sizeMax });
    if (isCutOff(error)) return refuse("UPLOAD_INCOMPLETE");
    throw error;
  }
  return size === announced
    ? { path: place, size, sha256: hash.digest("hex") }
    : refuse("UPLOAD_INCOMPLETE");
}

/** A new path for a file that is received into this folder. */
export function newPlace(folder: string): string {
  return path.join(folder, randomUUID());
}

function isCutOff(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return (
    name === "AbortError" ||
    code === "ECONNRESET" ||
    code === "ERR_STREAM_PREMATURE_CLOSE" ||
    code === "ABORT_ERR"
  );
}
