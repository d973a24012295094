import type { VersionId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";

/** One version with its body. A version never changes, so it is read once. */
export function versionQuery(versionId: VersionId) {
  return orpc.versions.get.queryOptions({ input: { versionId }, staleTime: Infinity });
}
