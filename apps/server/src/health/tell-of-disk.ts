import { fileSizeInWords } from "@stemma/document/files/file-size";
import { limitsOf, type DiskLevel, type DiskLimits } from "../platform/disk-level.ts";
import type { Disk } from "../platform/disks.ts";
import type { Logger } from "../platform/logger.ts";
import type { Mailer } from "../platform/mailer/mailer.ts";

/** Tells whoever runs the server how full its disks are. */
export interface DiskNews {
  /** Returns whether it was told, and is not to be tried again. */
  changed(disk: Disk, level: DiskLevel, limits: DiskLimits): Promise<boolean>;
}

interface Needs {
  readonly mailer: Mailer;
  readonly logger: Pick<Logger, "warn">;
  readonly operatorMail: string | undefined;
  readonly isMailSetUp: boolean;
  readonly productName: string;
  readonly publicUrl: string;
}

const subjects: Readonly<Record<DiskLevel, string>> = {
  ok: "there is room on the disk again",
  "nearly full": "the disk is nearly full",
  full: "the disk is full, and uploads are refused",
};

/** Tells the operator by mail, and writes a line to the log, which is all where no mail can be sent. */
export function createDiskNews(needs: Needs): DiskNews {
  const { mailer, logger, operatorMail, isMailSetUp, productName, publicUrl } = needs;
  return {
    async changed(disk, level, limits) {
      const { folder, free, size } = disk;
      const room = `${fileSizeInWords(free)} of ${fileSizeInWords(size)} are free at ${folder}.`;
      if (operatorMail === undefined || !isMailSetUp) {
        logger.warn({ folder, free, size, level }, `Disk: ${subjects[level]}.`);
        return true;
      }
      return mailer.send({
        to: operatorMail,
        subject: `${productName}: ${subjects[level]}`,
        lines: [room, whatFollows(level, limitsOf(size, limits).uploadsBelow)],
        link: { label: `Open ${productName}`, url: publicUrl },
      });
    },
  };
}

function whatFollows(level: DiskLevel, uploadsBelow: number): string {
  if (level === "ok") return "Uploads are accepted.";
  const limit = fileSizeInWords(uploadsBelow);
  return level === "full"
    ? `Make room: with less than ${limit}, uploads are refused. What people write is still saved, and stays in their browsers if the disk fills up.`
    : `Make room: with less than ${limit}, uploads will be refused. What people write is saved until nothing is left.`;
}
