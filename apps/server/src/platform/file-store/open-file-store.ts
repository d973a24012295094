import path from "node:path";
import type { Config } from "../config/config.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";

/** Opens the store for files: the folder `files` in the data folder, or the place that `STEMMA_FILES_URL` names. */
export async function openFileStore({ dataDir, filesPlace }: Config): Promise<FileStore> {
  if (filesPlace === undefined) return createFolderStore(path.join(dataDir, "files"));
  if ("folder" in filesPlace) return createFolderStore(filesPlace.folder);
  // The client is large, and most servers need none.
  const { createS3Store } = await import("./s3-store.ts");
  return createS3Store(filesPlace.s3);
}
