import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import { useMemo } from "react";
import { readHistory } from "../../entities/version/page-history-query.ts";
import { orpc } from "../../lib/api.ts";
import { historyModel } from "./history-model.ts";

/** The page's whole history: fetched while `isWanted`, and again when the published version changes. */
export function useHistory(pageView: PageView, isWanted: boolean) {
  const { id: pageId, publishedVersion } = pageView.page;
  const query = useQuery({
    queryKey: [...orpc.versions.list.key({ input: { pageId } }), "all", publishedVersion],
    queryFn: ({ signal }) => readHistory(pageId, signal),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const model = useMemo(
    () => (data === undefined ? null : historyModel(pageView, data.items, data.reverts)),
    [pageView, data],
  );
  return { model, error: query.error, refetch: query.refetch };
}
