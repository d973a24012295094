import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { createTarDecoder } from "modern-tar";
import { StartFailure } from "../../platform/start-failure.ts";
import { unreadable } from "./size-of-archive.ts";

/** An entry of an archive. */
export interface ArchiveEntry {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** To be read to their end before the next entry. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The failure for an archive that is not as it was written. */
export function damaged(file: string, reason: string): StartFailure {
  return new StartFailure(`${file} is damaged: ${reason}.`);
}

/**
 * The entries of a gzipped tar, in their order; reads no faster than the caller.
 *
 * @throws StartFailure with one line if the file cannot be read, or is not as it was written
 */
export async function* readEntries(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ArchiveEntry> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const writer = writable.getWriter();
  // The failure reaches the reader of the entries.
  writer.closed.catch(() => {});
  const stopping = new AbortController();
  const disk = createReadStream(file);
  disk.on("data", (chunk) => onBytes(chunk.length));
  const feeding = pipeline(
    disk,
    createGunzip(),
    async (bytes: AsyncIterable<Uint8Array>) => {
      for await (const chunk of bytes) await writer.write(chunk);
      await writer.close();
    },
    { signal: stopping.signal },
  ).catch((error: unknown) => writer.abort(error).catch(() => {}));
  const entries = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await readNext(entries, file);
      if (done) return;
      const { name, size } = value.header;
      yield { name, size, bytes: bytesOf(value.body, file) };
    }
  } finally {
    stopping.abort();
    await entries.cancel().catch(() => {});
    await feeding;
  }
}

async function* bytesOf(
  body: ReadableStream<Uint8Array>,
  file: string,
): AsyncGenerator<Uint8Array> {
  const chunks = body.getReader();
  for (;;) {
    const { done, value } = await readNext(chunks, file);
    if (done) return;
    yield value;
  }
}

async function readNext<Value>(
  reader: ReadableStreamDefaultReader<Value>,
  file: string,
): Promise<ReadableStreamReadResult<Value>> {
  try {
    return await reader.read();
  } catch (error) {
    const { syscall, message = "" } = error as { syscall?: string; message?: string };
    if (syscall !== undefined) throw unreadable(file, error);
    throw damaged(file, message.replace(/\.$/, ""));
  }
}
