import type { DiskLevel, DiskLimits } from "../platform/disk-level.ts";
import { diskLevel } from "../platform/disk-level.ts";
import type { Disk } from "../platform/disks.ts";
import type { DiskNews } from "./tell-of-disk.ts";

/** What was told of each disk last, by its folder. */
export type ToldLevels = Readonly<Record<string, DiskLevel>>;

/** Of a disk whose level fell, it is told only with so much more room than the limit: one at the limit would be told again and again. */
const margin = 1.1;

interface Needs {
  readonly news: DiskNews;
  readonly diskLimits: DiskLimits;
}

/**
 * Tells of each disk that is at another level than it was told to be: once, when it crosses a limit. Returns what has been told
 * now; a disk of which nobody could be told stays as it was.
 */
export async function lookAtDisks(
  { news, diskLimits }: Needs,
  disks: readonly Disk[],
  told: ToldLevels,
): Promise<ToldLevels> {
  const levels: Record<string, DiskLevel> = {};
  for (const disk of disks) {
    const before = told[disk.folder] ?? "ok";
    const level = settle(disk, before, diskLimits);
    const isTold = level === before || (await news.changed(disk, level, diskLimits));
    levels[disk.folder] = isTold ? level : before;
  }
  return levels;
}

const order: readonly DiskLevel[] = ["ok", "nearly full", "full"];

function settle(disk: Disk, before: DiskLevel, limits: DiskLimits): DiskLevel {
  if (order.indexOf(disk.level) >= order.indexOf(before)) return disk.level;
  const withLess = diskLevel({ ...disk, free: disk.free / margin }, limits);
  return order.indexOf(withLess) < order.indexOf(before) ? withLess : before;
}
