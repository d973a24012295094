import { z } from "zod";
import { readFilesUrl } from "../file-store/read-files-url.ts";
import type { Config } from "./config.ts";

const filesLine =
  "set an address such as file:///srv/stemma-files, s3://bucket?region=eu-central-1 or s3+https://key:secret@host/bucket, or leave it out";

/** A setting in megabytes, read as bytes. */
const megabytes = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,8}$/, "set a whole number of megabytes, 1 or more")
  .transform((text) => Number(text) * 1_000_000);

/** Where uploaded files are kept, how large they may be, and how full the disks may become. */
export const fileSettings = z.object({
  STEMMA_FILES_URL: z
    .string()
    .trim()
    .transform((address, context) => {
      const place = readFilesUrl(address);
      if (place === undefined) context.addIssue({ code: "custom", message: filesLine });
      return place ?? z.NEVER;
    })
    .optional(),
  STEMMA_FILE_MB: megabytes.default(100_000_000),
  STEMMA_FILES_MB: megabytes.default(10_000_000_000),
  STEMMA_DISK_WARN_MB: megabytes.optional(),
  STEMMA_DISK_UPLOADS_MB: megabytes.optional(),
});

/** A limit for uploads above the one for warnings would refuse them before anybody is warned. */
export function clashingDiskSettings(
  values: z.output<typeof fileSettings>,
): { name: string; line: string }[] {
  const { STEMMA_DISK_WARN_MB: warn = Infinity, STEMMA_DISK_UPLOADS_MB: uploads = 0 } = values;
  const clash = { name: "STEMMA_DISK_UPLOADS_MB", line: "set no more than STEMMA_DISK_WARN_MB" };
  return uploads > warn ? [clash] : [];
}

/** The part of the configuration that {@link fileSettings} holds. */
export function readFileSettings(
  values: z.output<typeof fileSettings>,
): Pick<Config, "filesPlace" | "fileSizeMax" | "filesSizeMax" | "diskLimits"> {
  return {
    filesPlace: values.STEMMA_FILES_URL,
    fileSizeMax: values.STEMMA_FILE_MB,
    filesSizeMax: values.STEMMA_FILES_MB,
    diskLimits: {
      warnBelow: values.STEMMA_DISK_WARN_MB,
      uploadsBelow: values.STEMMA_DISK_UPLOADS_MB,
    },
  };
}
