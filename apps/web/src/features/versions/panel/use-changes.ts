import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import { orpc } from "../../../lib/api.ts";
import { describeChanges, type DescribedChanges } from "./describe-changes.ts";

interface Changes {
  /** `null` while the bodies load, and after an error. */
  readonly changes: DescribedChanges | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The changes of a version against its parent. Versions are immutable, so each is fetched only once. */
export function useChanges({ id, previousNode }: VersionSummary): Changes {
  const ids = previousNode === null ? [id] : [id, previousNode];
  const queries = useQueries({
    queries: ids.map((versionId) => ({
      ...orpc.versions.get.queryOptions({ input: { versionId } }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const [version, parent] = queries.map(({ data }) => data);
  const isReady = version !== undefined && (previousNode === null || parent !== undefined);
  const changes = useMemo(
    () => (isReady ? describeChanges(version, parent ?? null) : null),
    [isReady, version, parent],
  );
  const failed = queries.find(({ error }) => error !== null);
  return {
    changes,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
