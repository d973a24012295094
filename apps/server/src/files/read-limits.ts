import type { OrganizationScope } from "../access/organization-scope.ts";
import type { FileLimits } from "../platform/file-store/file-limits.ts";
import type { FilesStore } from "./files.store.ts";

interface Needs {
  files: Pick<FilesStore, "sizeOfAll">;
  fileLimits: FileLimits;
}

/** How large a file may be, and how much room the organization has left. In bytes. */
export async function readLimits(
  { files, fileLimits }: Needs,
  scope: OrganizationScope,
): Promise<{ sizeMax: number; bytesLeft: number }> {
  const { sizeMax, bytesLeft } = roomFor(fileLimits, await files.sizeOfAll(scope));
  return { sizeMax, bytesLeft: Math.max(0, bytesLeft) };
}

/** The limits of the next upload. `bytesLeft` is negative where the files take more than they may. */
export function roomFor({ sizeMax, sizeOfAllMax }: FileLimits, sizeOfAll: number) {
  return { sizeMax, bytesLeft: sizeOfAllMax - sizeOfAll };
}
