import { currentFormatVersion } from "./current-format-version.ts";

/**
 * Converts a body from one format version to the next. It never fails, because stored bodies were valid when they were
 * written.
 */
type MigrationStep = (older: object) => object;

/** Keyed by the version that a step reads. A change to the format adds a step here and an old sample to the test. */
const steps: ReadonlyMap<number, MigrationStep> = new Map([
  // Version 2 adds marks. All blocks of version 1 are blocks of version 2.
  [1, (older) => ({ ...older, formatVersion: 2 })],
]);

/**
 * A body of an older version in the current one. Anything else comes back unchanged: a body of the current or a newer
 * version, one without `formatVersion`, and what is no body.
 */
export function migrated(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return stored;
  let body: object = stored;
  for (let version = versionOf(stored); version < currentFormatVersion; version += 1) {
    const step = steps.get(version);
    if (step === undefined) break;
    body = step(body);
  }
  return body;
}

function versionOf({ formatVersion: version }: { formatVersion?: unknown }): number {
  return typeof version === "number" ? version : Number.NaN;
}
