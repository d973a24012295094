import { stat } from "node:fs/promises";
import path from "node:path";
import type { Config } from "./config/config.ts";
import { diskLevel, limitsOf, type DiskLevel } from "./disk-level.ts";
import { readDiskRoom, type DiskRoom } from "./disk-room.ts";

/** A disk on which the server keeps something. */
export interface Disk extends DiskRoom {
  /** What is on it: the data folder, or uploaded files that are not on the same disk. */
  readonly holds: "data" | "files";
  readonly folder: string;
  readonly level: DiskLevel;
}

/** The disks of a node. What is full is asked each time: a person who makes room waits for nothing. */
export interface Disks {
  /** The disk of the data folder first. One that cannot be looked at is left out. */
  read(): Promise<readonly Disk[]>;
  /** Whether a file of this size may be stored: afterwards no disk is below the limit for uploads. */
  hasRoomFor(bytes: number): Promise<boolean>;
}

/** The disks of the data folder and of the folder of files. A bucket, and a database elsewhere, have no disk that is known here. */
export function createDisks({
  dataDir,
  filesPlace,
  diskLimits,
}: Pick<Config, "dataDir" | "filesPlace" | "diskLimits">): Disks {
  const places: Pick<Disk, "holds" | "folder">[] = [{ holds: "data", folder: dataDir }];
  if (filesPlace !== undefined && "folder" in filesPlace) {
    places.push({ holds: "files", folder: path.resolve(filesPlace.folder) });
  }

  const look = async ({ holds, folder }: (typeof places)[number]) => {
    try {
      const [{ dev }, room] = await Promise.all([stat(folder), readDiskRoom(folder)]);
      return { dev, disk: { holds, folder, ...room, level: diskLevel(room, diskLimits) } };
    } catch {
      return null;
    }
  };

  const read = async (): Promise<readonly Disk[]> => {
    const found = (await Promise.all(places.map(look))).filter((each) => each !== null);
    return found
      .filter(({ dev }, at) => found.findIndex((other) => other.dev === dev) === at)
      .map(({ disk }) => disk);
  };

  return {
    read,
    async hasRoomFor(bytes) {
      return (await read()).every(
        ({ free, size }) => free - bytes >= limitsOf(size, diskLimits).uploadsBelow,
      );
    },
  };
}
