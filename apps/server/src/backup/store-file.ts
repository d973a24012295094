import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileOfKey } from "../files/file-keys.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { damaged } from "./archive/read-entries.ts";

interface Needs {
  /** The archive, for its name. */
  readonly file: string;
  readonly fileStore: Pick<FileStore, "incoming" | "put">;
  readonly findMediaType: (fileId: string) => Promise<string | null>;
}

/** Stores an object of an archive in the file store, under its key. */
export async function storeFile(
  { file, fileStore, findMediaType }: Needs,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const place = fileOfKey(key);
  // A key becomes a path.
  if (place === null || key.includes("..")) throw damaged(file, `${key} is no file of Stemma`);
  const incoming = path.join(fileStore.incoming, randomBytes(16).toString("hex"));
  try {
    await pipeline(bytes, createWriteStream(incoming, { flags: "wx", mode: 0o600 }));
    const isOriginal = key.endsWith("/original");
    const mediaType = isOriginal ? await findMediaType(place.id) : "image/webp";
    await fileStore.put(key, incoming, mediaType ?? "application/octet-stream");
  } finally {
    await rm(incoming, { force: true });
  }
}
