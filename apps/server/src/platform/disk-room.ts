import { statfs } from "node:fs/promises";

/** The room of a disk, in bytes. */
export interface DiskRoom {
  /** What a user without privileges can still write. */
  readonly free: number;
  readonly size: number;
}

/** The room of the disk that holds a folder. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
