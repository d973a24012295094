import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import type { PageId } from "@stemma/domain/ids";
import { useMemo } from "react";
import { api, orpc } from "../../lib/api.ts";
import { historyModel } from "./history-model.ts";

interface Listed {
  readonly versions: readonly VersionSummary[];
  readonly reverts: readonly Revert[];
}

/** The page's whole history: fetched while `isWanted`, and again when the published version changes. */
export function useHistory(pageView: PageView, isWanted: boolean) {
  const { id: pageId, publishedVersion } = pageView.page;
  const query = useQuery({
    queryKey: [...orpc.versions.list.key({ input: { pageId } }), "all", publishedVersion],
    queryFn: ({ signal }) => listAllVersions(pageId, signal),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const model = useMemo(
    () => (data === undefined ? null : historyModel(pageView, data.versions, data.reverts)),
    [pageView, data],
  );
  return { model, error: query.error, refetch: query.refetch };
}

/** Fetches page by page, up to a thousand versions each. */
async function listAllVersions(pageId: PageId, signal: AbortSignal): Promise<Listed> {
  const versions: VersionSummary[] = [];
  for (let cursor: number | null = 0; ;) {
    const part: Awaited<ReturnType<typeof api.versions.list>> = await api.versions.list(
      { pageId, cursor },
      { signal },
    );
    versions.push(...part.items);
    cursor = part.nextCursor;
    if (cursor === null) return { versions, reverts: part.reverts };
  }
}
