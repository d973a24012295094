import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Disks } from "../platform/disks.ts";
import type { FileLimits } from "../platform/file-store/file-limits.ts";
import { refuse } from "../platform/refusal.ts";
import type { FilesStore } from "./files.store.ts";

interface Needs {
  files: Pick<FilesStore, "sizeOfAll">;
  fileLimits: FileLimits;
  disks: Pick<Disks, "hasRoomFor">;
}

/** How large a file may be, and how much room the organization has left. In bytes. DISK_FULL if no file can be stored now. */
export async function readLimits(
  { files, fileLimits, disks }: Needs,
  scope: OrganizationScope,
): Promise<{ sizeMax: number; bytesLeft: number }> {
  if (!(await disks.hasRoomFor(0))) return refuse("DISK_FULL");
  const { sizeMax, bytesLeft } = roomFor(fileLimits, await files.sizeOfAll(scope));
  return { sizeMax, bytesLeft: Math.max(0, bytesLeft) };
}

/** The limits of the next upload. `bytesLeft` is negative where the files take more than they may. */
export function roomFor({ sizeMax, sizeOfAllMax }: FileLimits, sizeOfAll: number) {
  return { sizeMax, bytesLeft: sizeOfAllMax - sizeOfAll };
}
