import { migrated } from "./migrated.ts";
import { readBodyAsJson } from "./read-body.ts";

/**
 * Reads untrusted input as a body, as `readBodyAsJson` does, in this version of the format or an older one: a tab that was
 * opened before an upgrade of the server still sends the older one. Without `formatVersion`, the
 * input has the current version. A body of a newer Stemma gives an error at `formatVersion`.
 */
export function migrateBody(input: unknown): ReturnType<typeof readBodyAsJson> {
  return readBodyAsJson(migrated(input));
}
