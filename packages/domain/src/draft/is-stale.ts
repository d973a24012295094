import type { VersionId } from "../ids.ts";

/**
 * A draft is stale when its base version is no longer the page's published version. The comparison uses ids, never
 * times. `null` on either side means that the page had no published version.
 */
export function isStale(
  draft: { readonly previousNode: VersionId | null },
  page: { readonly publishedVersion: VersionId | null },
): boolean {
  return draft.previousNode !== page.publishedVersion;
}
