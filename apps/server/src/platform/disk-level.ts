import type { DiskRoom } from "./disk-room.ts";

/** The free room, in bytes, below which something happens; `undefined` chooses it by the size of the disk. */
export interface DiskLimits {
  /** Below it, the disk is nearly full: somebody should make room. */
  readonly warnBelow: number | undefined;
  /** Below it, the disk is full for uploads. What people write is still saved. */
  readonly uploadsBelow: number | undefined;
}

/** How full a disk is. `full` means full for uploads: the rest is left to what people write. */
export type DiskLevel = "ok" | "nearly full" | "full";

const gigabyte = 1_000_000_000;

/**
 * The limits of a disk of this size: by default 5 GB and 1 GB, or a tenth and a fiftieth of a small disk; the first one no lower than
 * the second.
 */
export function limitsOf(
  size: number,
  { warnBelow, uploadsBelow }: DiskLimits,
): { readonly warnBelow: number; readonly uploadsBelow: number } {
  const warn = warnBelow ?? Math.max(Math.min(5 * gigabyte, size / 10), uploadsBelow ?? 0);
  const uploads = uploadsBelow ?? Math.min(gigabyte, size / 50, warn);
  return { warnBelow: warn, uploadsBelow: uploads };
}

/** How full a disk with this room is. */
export function diskLevel({ free, size }: DiskRoom, limits: DiskLimits): DiskLevel {
  const { warnBelow, uploadsBelow } = limitsOf(size, limits);
  if (free < uploadsBelow) return "full";
  return free < warnBelow ? "nearly full" : "ok";
}
