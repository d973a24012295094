import { currentFormatVersion } from "./current-format-version.ts";
import { readBody, type ReadBodyResult } from "./read-body.ts";

/**
 * Converts a body from one format version to the next. It never fails, because stored bodies were valid when they were
 * written.
 */
type MigrationStep = (older: unknown) => unknown;

/** Keyed by the version that a step reads. A change to the format adds a step here and an old sample to the test. */
const steps: ReadonlyMap<number, MigrationStep> = new Map();

/**
 * Reads a body that this or an older Stemma stored. A body without `formatVersion` has version 1. A body of a newer
 * Stemma gives an error at `formatVersion`.
 */
export function migrateBody(stored: unknown): ReadBodyResult {
  let body = stored;
  for (let version = versionOf(stored); version < currentFormatVersion; version += 1) {
    const step = steps.get(version);
    if (step === undefined) break;
    body = step(body);
  }
  return readBody(body);
}

function versionOf(stored: unknown): number {
  const version: unknown = (stored as { formatVersion?: unknown } | null | undefined)
    ?.formatVersion;
  return typeof version === "number" ? version : 1;
}
