import type { VersionId } from "@stemma/domain/ids";

/** One of the two texts that are compared: a version of the page, or the asker's own draft. */
export type CompareSideId = VersionId | "draft";

/** The part of a page's address that asks for a comparison: `?compareTo=` names the earlier text. */
export interface CompareSearch {
  readonly compareTo?: CompareSideId;
}

/** Reads `compareTo` from the search of an address; what cannot be one is left out. */
export function readCompareSearch(found: Readonly<Record<string, unknown>>): CompareSearch {
  const { compareTo } = found;
  return typeof compareTo === "string" && compareTo !== ""
    ? { compareTo: compareTo as CompareSideId }
    : {};
}
