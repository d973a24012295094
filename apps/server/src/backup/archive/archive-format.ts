import { z } from "zod";

/**
 * The version of the archive's layout. A reader refuses a newer one. An archive is a gzipped tar with, in this order: `stemma-backup.json` or `stemma-organization.json` (the
 * head), `settings.json`, the parts of the tables and the files with a checksum file behind each {@link partsPerChecksums} of them,
 * and `manifest.json`.
 */
export const formatVersion = 1;

/** How many parts one checksum file lists: so many checksums are in memory at once. */
export const partsPerChecksums = 1_000;

export const headName = "stemma-backup.json";
/** The head of an archive that holds one organization. Versions before these archives refuse it as no backup. */
export const organizationHeadName = "stemma-organization.json";
export const settingsName = "settings.json";
export const manifestName = "manifest.json";
const tablesFolder = "tables/";
export const filesFolder = "files/";
export const checksumsFolder = "checksums/";

const migration = z.object({
  /** The migration's time in the journal of migrations: newer ones are greater. */
  when: z.number(),
  /** Its file's name, for people. */
  tag: z.string(),
});

/** The archive's first entry: what a reader must know before it reads on. */
export const headShape = z.object({
  format: z.number(),
  stemma: z.string(),
  /** The last migration of the database. */
  migration,
  /** When the snapshot was taken, in ISO 8601. */
  takenAt: z.string(),
  /** The organization that the archive holds; missing for everything of a server. */
  organization: z.object({ id: z.string(), name: z.string() }).optional(),
});

/** The archive's last entry: an archive without it is not complete. */
export const manifestShape = headShape.extend({
  tables: z.array(
    z.object({
      /** With its schema: `public.pages`. */
      name: z.string(),
      /** The columns, in the order of the values in a row. */
      columns: z.array(z.string()),
      rows: z.number(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.object({
    /** How many objects of the file store the archive holds, and their size together. */
    count: z.number(),
    bytes: z.number(),
    /** How many files the database refers to that the file store did not have. */
    missing: z.number(),
  }),
  /** The checksum files, with their own SHA-256 in hexadecimal. */
  checksums: z.array(z.object({ name: z.string(), sha256: z.string() })),
});

export type ArchiveHead = z.output<typeof headShape>;
export type Manifest = z.output<typeof manifestShape>;

/** The name of a part of a table. A table of any size has parts of some megabytes, each of whole rows. */
export function tablePartName(table: string, part: number): string {
  return `${tablesFolder}${table}/${String(part).padStart(6, "0")}.copy`;
}

/** The table that a part belongs to; `null` if the entry is no part of a table. */
export function tableOfPart(name: string): string | null {
  return /^tables\/([^/]+)\/\d{6,}\.copy$/.exec(name)?.[1] ?? null;
}

/** A line of a checksum file, as `sha256sum` writes and checks it. */
export function checksumLine(name: string, sha256: string): string {
  return `${sha256}  ${name}\n`;
}
