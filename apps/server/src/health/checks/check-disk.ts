import { access, constants } from "node:fs/promises";
import path from "node:path";
import { fileSizeInWords } from "@stemma/document/files/file-size";
import type { Config } from "../../platform/config/config.ts";
import { diskLevel, limitsOf, type DiskLimits } from "../../platform/disk-level.ts";
import { readDiskRoom } from "../../platform/disk-room.ts";
import { bad, ok, reasonOf, type Finding } from "./finding.ts";

/** Looks at the disks that hold the data folder, the folder of files and the folder of backups. */
export async function checkDisk({
  dataDir,
  filesPlace,
  backups,
  diskLimits,
}: Pick<Config, "dataDir" | "filesPlace" | "backups" | "diskLimits">): Promise<readonly Finding[]> {
  const folders = new Set([dataDir]);
  if (filesPlace !== undefined && "folder" in filesPlace) {
    folders.add(path.resolve(filesPlace.folder));
  }
  if (backups !== undefined) folders.add(backups.folder);
  return Promise.all([...folders].map((folder) => checkFolder(folder, diskLimits)));
}

async function checkFolder(folder: string, limits: DiskLimits): Promise<Finding> {
  try {
    await access(folder, constants.W_OK);
    const { free, size } = await readDiskRoom(folder);
    const room = `${fileSizeInWords(free)} of ${fileSizeInWords(size)} are free at ${folder}`;
    const level = diskLevel({ free, size }, limits);
    if (level === "ok") return ok("disk", `${room}.`);
    if (level === "full") {
      return bad("disk", `Only ${room}: make room. Uploads are refused.`);
    }
    const least = fileSizeInWords(limitsOf(size, limits).uploadsBelow);
    return bad("disk", `Only ${room}: make room. Below ${least}, uploads are refused.`);
  } catch (error) {
    return bad(
      "disk",
      `The folder ${folder} cannot be written (${reasonOf(error)}): make the folder, and give it to the user that runs Stemma.`,
    );
  }
}
