import type { VersionId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";

/** Who wrote the words of a version. A version never changes, nor do its authors, so they are read once. */
export function versionAuthorsQuery(versionId: VersionId) {
  return orpc.versions.authors.queryOptions({ input: { versionId }, staleTime: Infinity });
}
