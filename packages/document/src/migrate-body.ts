import { currentFormatVersion } from "./current-format-version.ts";
import { readBody, type ReadBodyResult } from "./read-body.ts";

/** Turns a body of one format version into one of the next; total, because what is stored was valid once. */
type MigrationStep = (older: unknown) => unknown;

/** By the version that a step reads. A change to the format adds one here and an old sample to the test. */
const steps: ReadonlyMap<number, MigrationStep> = new Map();

/**
 * Reads a body that was stored by this or an older Stemma. One without `formatVersion` is of version 1. A body of a newer
 * Stemma is answered with an error that names `formatVersion`.
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
