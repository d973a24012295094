import path from "node:path";
import { z } from "zod";
import { foldEmail } from "@stemma/domain/account/email";

/** When backups are taken, and where they are kept. */
export interface BackupSchedule {
  /** The absolute path of the folder. */
  readonly folder: string;
  /** From the start of one to the start of the next, in milliseconds. */
  readonly everyMs: number;
  /** How many are kept. */
  readonly keep: number;
}

const operatorsLine =
  "set addresses with commas between them, such as ana@example.com,bo@example.com, or leave it out";

const everyLine =
  "set a whole number from 1 to 9999 and m, h or d for minutes, hours or days, such as 24h, or leave it out";

/** The units of a duration, in milliseconds. */
const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

const [everyByDefault, keepByDefault] = ["24h", "7"];

/** The settings of the schedule, and of whom the server tells how it is. */
export const backupSettings = z.object({
  STEMMA_BACKUP_DIR: z
    .string()
    .trim()
    .min(1, "set the folder for the backups, or leave it out")
    .transform((folder) => path.resolve(folder))
    .optional(),
  STEMMA_BACKUP_EVERY: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,3}[mhd]$/, everyLine)
    .optional(),
  STEMMA_BACKUP_KEEP: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,3}$/, "set a whole number of backups from 1 to 9999, or leave it out")
    .optional(),
  STEMMA_OPERATOR_MAIL: z
    .string()
    .trim()
    .regex(/^[^\s<>@,]+@[^\s<>@,]+$/, "set an address such as admin@example.com, or leave it out")
    .optional(),
  STEMMA_OPERATORS: z
    .string()
    .transform((list) => list.split(",").map((address) => address.trim().toLowerCase()))
    .refine(
      (list) => list.every((address) => /^[^\s<>@,]+@[^\s<>@,]+$/.test(address)),
      operatorsLine,
    )
    .optional(),
});

type Values = z.output<typeof backupSettings>;

/** The settings that others need and that are missing. */
export function missingBackupSettings(values: Values): { name: string; line: string }[] {
  const {
    STEMMA_BACKUP_DIR: folder,
    STEMMA_BACKUP_EVERY: every,
    STEMMA_BACKUP_KEEP: keep,
  } = values;
  if (folder !== undefined || (every === undefined && keep === undefined)) return [];
  const line = "set the folder for the backups, or leave out how often and how many";
  return [{ name: "STEMMA_BACKUP_DIR", line }];
}

/** The schedule; undefined if there is none. */
export function readSchedule(values: Values): BackupSchedule | undefined {
  const { STEMMA_BACKUP_DIR: folder } = values;
  if (folder === undefined) return undefined;
  const every = values.STEMMA_BACKUP_EVERY ?? everyByDefault;
  const everyMs = Number(every.slice(0, -1)) * (unitsMs[every.slice(-1)] ?? 0);
  return { folder, everyMs, keep: Number(values.STEMMA_BACKUP_KEEP ?? keepByDefault) };
}

/** The addresses of the operators, in lower case: who reads mail about the server is the only one unless others are named. */
export function readOperators({ STEMMA_OPERATORS, STEMMA_OPERATOR_MAIL }: Values): string[] {
  const reader = STEMMA_OPERATOR_MAIL === undefined ? [] : [foldEmail(STEMMA_OPERATOR_MAIL)];
  return STEMMA_OPERATORS ?? reader;
}
