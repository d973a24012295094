import type { VersionId } from "../ids.ts";

/**
 * A draft is stale when the version it started from is no longer what the page shows. Decided by ids, never by time.
 * `null` on either side means that nothing was published then.
 */
export function isStale(
  draft: { readonly previousNode: VersionId | null },
  page: { readonly publishedVersion: VersionId | null },
): boolean {
  return draft.previousNode !== page.publishedVersion;
}
