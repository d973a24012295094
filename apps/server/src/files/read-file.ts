import type { FileId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { FileStore } from "../platform/file-store/file-store.ts";
import type { ReadableFile } from "../platform/file-store/readable-file.ts";
import { refuse } from "../platform/refusal.ts";
import { objectKey } from "./file-keys.ts";
import type { FilesStore, StoredFile } from "./files.store.ts";

interface Needs {
  files: Pick<FilesStore, "findVisible">;
  fileStore: Pick<FileStore, "sizeOf" | "read">;
}

/**
 * Finds a file that the visitor may see; a picture in the kept width that is at least as wide as asked. NOT_FOUND if there is none, or
 * if they may not.
 */
export async function readFile(
  { files, fileStore }: Needs,
  visitor: Visitor,
  fileId: FileId,
  width: number | null,
): Promise<ReadableFile> {
  const file = (await files.findVisible(visitor, fileId)) ?? refuse("NOT_FOUND");
  const kept = keptWidth(file, width);
  const key = objectKey(file, kept);
  return {
    mediaType: kept === null ? file.mediaType : "image/webp",
    isPicture: file.width !== null,
    tag: `${file.id}-${kept ?? "original"}`,
    size: await fileStore.sizeOf(key),
    read: (range) => fileStore.read(key, range),
  };
}

/** The smallest width that is kept and wide enough; `null` for the picture's own. */
function keptWidth({ widths }: StoredFile, width: number | null): number | null {
  if (width === null) return null;
  return widths.filter((one) => one >= width).toSorted((a, b) => a - b)[0] ?? null;
}
