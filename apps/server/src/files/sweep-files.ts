import type { FileId } from "@stemma/domain/ids";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import { fileOfKey, folderKey, type FilePlace } from "./file-keys.ts";
import type { FilesStore, StoredFile } from "./files.store.ts";

/** How long a file is kept that nothing refers to, in days. */
export const unusedDays = 30;

/** The number of files that one query reads. */
const filesAtOnce = 500;

interface Needs {
  files: Pick<FilesStore, "listUnused" | "listExisting">;
  fileStore: FileStore;
  transaction: Transaction<{ files: Pick<FilesStore, "removeUnused"> }>;
  clock: Clock;
}

/** What a sweep removed, or would remove. */
export interface Swept {
  readonly files: number;
  /** The size of these files, in bytes. */
  readonly bytes: number;
  /** Files in the store that the database does not know: an upload broke off, or another sweep did. */
  readonly strays: number;
}

/**
 * Removes the files that no draft and no version has referred to for {@link unusedDays} days, and what the file store has as long
 * without a file. A dry run only counts. A file is forgotten first and its bytes are removed then, so that whoever begins to refer to
 * a file at that moment finds it whole or not at all.
 */
export async function sweepFiles(needs: Needs, { isDry }: { isDry: boolean }): Promise<Swept> {
  const before = new Date(needs.clock.now().getTime() - unusedDays * 24 * 60 * 60 * 1000);
  const removed = { files: 0, bytes: 0 };
  let after: FileId | null = null;
  for (;;) {
    const unused: StoredFile[] = await needs.files.listUnused(before, after, filesAtOnce);
    for (const file of unused) {
      if (!isDry && !(await removeFile(needs, file, before))) continue;
      removed.files += 1;
      removed.bytes += file.size;
    }
    after = unused.at(-1)?.id ?? null;
    if (after === null) break;
  }
  return { ...removed, strays: await sweepStrays(needs, before, isDry) };
}

async function removeFile(
  { transaction, fileStore }: Needs,
  file: StoredFile,
  before: Date,
): Promise<boolean> {
  const isRemoved = await transaction(({ files }) => files.removeUnused(file.id, before));
  if (isRemoved) await fileStore.remove(folderKey(file));
  return isRemoved;
}

async function sweepStrays(
  { files, fileStore }: Needs,
  before: Date,
  isDry: boolean,
): Promise<number> {
  let strays = 0;
  let found = new Map<FileId, FilePlace>();
  const check = async (): Promise<void> => {
    const existing = new Set(await files.listExisting([...found.keys()]));
    for (const [id, place] of found) {
      if (existing.has(id)) continue;
      strays += 1;
      if (!isDry) await fileStore.remove(folderKey(place));
    }
    found = new Map();
  };
  for await (const { key, storedAt } of fileStore.list()) {
    const place = storedAt < before ? fileOfKey(key) : null;
    if (place !== null) found.set(place.id, place);
    if (found.size >= filesAtOnce) await check();
  }
  await check();
  return strays;
}
