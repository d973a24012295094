import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import { hasErrorCode } from "../../../lib/failures/error-code.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { refetchHistory, revertPage, type PageRevert } from "./revert-page.ts";

/**
 * Reverts the page to one of its versions. Fails if the published version has changed since the dialog opened or
 * `refresh` ran. Calls `onReverted` after the page and its history are refetched.
 */
export function useRevert({ page }: PageView, onReverted: (revert: PageRevert) => void) {
  const queryClient = useQueryClient();
  const { id: pageId } = page;
  const [seenVersion, setSeenVersion] = useState(page.publishedVersion);
  const reverting = useSingleFlight(async (versionId: VersionId) => {
    if (seenVersion === null) return;
    const revert = { pageId, from: seenVersion, to: versionId };
    await revertPage(queryClient, revert);
    onReverted(revert);
  });
  const refreshing = useSingleFlight(async () => {
    await refetchHistory(queryClient, pageId);
    const queryKey = orpc.pages.get.queryKey({ input: { pageId } });
    setSeenVersion(queryClient.getQueryData(queryKey)?.page.publishedVersion ?? null);
    reverting.forget();
  });
  return {
    revert: (versionId: VersionId) => void reverting.run(versionId),
    isReverting: reverting.isRunning,
    error: reverting.error,
    isOutdated: hasErrorCode(reverting.error, "PAGE_CHANGED"),
    refresh: () => void refreshing.run(),
    isRefreshing: refreshing.isRunning,
  };
}
