import type { BackupContent } from "../backup/take-backup.ts";

/** What an archive holds, in words. */
export function describeContent(content: BackupContent): string {
  const { pages, rows, tables, files, missingFiles, takenAt, stemma } = summarize(content);
  const missing =
    missingFiles === 0 ? "" : `, without ${missingFiles} files that the store does not have`;
  return `${pages} pages, ${rows} rows of ${tables} tables and ${files} stored files${missing}, of ${takenAt}, by Stemma ${stemma}`;
}

/** What an archive holds, for a program. */
export function summarize({ tables, files, takenAt, stemma, migration }: BackupContent) {
  return {
    takenAt,
    stemma,
    migration: migration.tag,
    pages: tables.find(({ name }) => name === "public.pages")?.rows ?? 0,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.count,
    filesBytes: files.bytes,
    missingFiles: files.missing,
  };
}
