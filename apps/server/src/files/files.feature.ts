import type { Sql } from "../platform/database/connect.ts";
import { defineFeature } from "../platform/feature.ts";
import { createFileReferencesStore } from "./file-references.store.ts";
import { createFilesStore } from "./files.store.ts";
import { findMissingFiles } from "./find-missing-files.ts";
import { readFile } from "./read-file.ts";
import { readLimits } from "./read-limits.ts";
import { sweepFiles } from "./sweep-files.ts";
import { uploadFile } from "./upload-file.ts";

/** Composes the use cases of `files` with their dependencies. */
export const composeFiles = defineFeature({
  uploadFile,
  readFile,
  readLimits,
  sweepFiles,
  findMissingFiles,
});

/** The use cases of `files`, with their dependencies bound. */
export type FileUseCases = ReturnType<typeof composeFiles>;

/** The stores of `files`, on the pool or in a transaction. */
export function createFileStores(sql: Sql) {
  return { files: createFilesStore(sql), fileReferences: createFileReferencesStore(sql) };
}
