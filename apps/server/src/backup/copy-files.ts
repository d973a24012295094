import { objectKey } from "../files/file-keys.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { filesFolder, type Manifest } from "./archive/archive-format.ts";
import type { ArchiveWriter } from "./archive/archive-writer.ts";
import type { BackupSourceStore } from "./backup-source.store.ts";
import type { Progress } from "../platform/progress.ts";

/**
 * Copies the files of the snapshot from the file store into the archive.
 *
 * A file that is not in the store is counted and left out. Either it was lost before, and must not keep every later backup from being
 * made; or it was swept meanwhile, which happens only to files that nothing had referred to for 30 days.
 */
export async function copyFiles(
  source: Pick<BackupSourceStore, "files" | "sizeOfFiles">,
  fileStore: Pick<FileStore, "sizeOf" | "read">,
  archive: ArchiveWriter,
  progress: Progress,
): Promise<Manifest["files"]> {
  const copied = { count: 0, bytes: 0, missing: 0 };
  progress.begin("Copying files", await source.sizeOfFiles());
  for await (const file of source.files()) {
    const keys = [objectKey(file), ...file.widths.map((width) => objectKey(file, width))];
    let isWhole = true;
    for (const key of keys) {
      const size = await copyObject(key);
      if (size === null) isWhole = false;
      else {
        copied.count += 1;
        copied.bytes += size;
      }
    }
    if (!isWhole) copied.missing += 1;
  }
  return copied;

  /** Returns the size of the object in bytes; `null` if the store does not have it. */
  async function copyObject(key: string): Promise<number | null> {
    const size = await fileStore.sizeOf(key);
    if (size === null) return null;
    let bytes: AsyncIterator<Buffer>;
    let first: IteratorResult<Buffer>;
    try {
      bytes = (await fileStore.read(key))[Symbol.asyncIterator]();
      first = await bytes.next();
    } catch (error) {
      if ((await fileStore.sizeOf(key)) === null) return null;
      throw error;
    }
    await archive.add(`${filesFolder}${key}`, size, counted(first, bytes));
    return size;
  }

  async function* counted(
    first: IteratorResult<Buffer>,
    rest: AsyncIterator<Buffer>,
  ): AsyncGenerator<Buffer> {
    for (let next = first; next.done !== true; next = await rest.next()) {
      progress.advance(next.value.length);
      yield next.value;
    }
  }
}
