import type { FileStore } from "../platform/file-store/file-store.ts";
import { objectKey } from "./file-keys.ts";
import type { FilesStore } from "./files.store.ts";

/** So many of the newest files are looked for. */
const lookedForMax = 20;

interface Needs {
  files: Pick<FilesStore, "listNewest">;
  fileStore: Pick<FileStore, "sizeOf" | "place">;
}

/**
 * Looks whether this node's file store has the files that were uploaded last, on whichever node. Returns a line for the operator if
 * some are missing: then the nodes do not share a store.
 */
export async function findMissingFiles({ files, fileStore }: Needs): Promise<string | null> {
  const newest = await files.listNewest(lookedForMax);
  let missing = 0;
  for (const file of newest) {
    if ((await fileStore.sizeOf(objectKey(file))) === null) missing += 1;
  }
  if (missing === 0) return null;
  return (
    `${missing} of the ${newest.length} files that were uploaded last are not in ${fileStore.place}. ` +
    "All nodes need the same files: set STEMMA_FILES_URL to a folder or a bucket that they share, or restore the files."
  );
}
