import type { VersionId } from "@stemma/domain/ids";

/** One side of a comparison: a version of the page, or the asker's own draft. */
export type CompareSideId = VersionId | "draft";

/** The search parameters of a page's URL for a comparison: `?compareTo=` has the older side. */
export interface CompareSearch {
  readonly compareTo?: CompareSideId;
}

/** Reads `compareTo` from the URL's search parameters; ignores invalid values. */
export function readCompareSearch(found: Readonly<Record<string, unknown>>): CompareSearch {
  const { compareTo } = found;
  return typeof compareTo === "string" && compareTo !== ""
    ? { compareTo: compareTo as CompareSideId }
    : {};
}
