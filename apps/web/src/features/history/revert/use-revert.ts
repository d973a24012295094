import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { VersionId } from "@stemma/domain/ids";
import { api, orpc } from "../../../lib/api.ts";
import { hasErrorCode } from "../../../lib/error-code.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";

/**
 * Sets the page back to one of its versions, if what is published is still what was when this was asked for. When it is done, the
 * page and its history are read again before `onReverted` is called.
 */
export function useRevert({ page }: PageView, onReverted: () => void) {
  const queryClient = useQueryClient();
  const { id: pageId } = page;
  const [seenVersion, setSeenVersion] = useState(page.publishedVersion);
  const readAgain = async () => {
    const touched = [
      orpc.pages.get.key({ input: { pageId } }),
      orpc.versions.list.key({ input: { pageId } }),
    ];
    await Promise.all(touched.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const reverting = useSingleFlight(async (versionId: VersionId) => {
    if (seenVersion === null) return;
    await api.versions.revert({ pageId, versionId, expectedPublishedVersion: seenVersion });
    await readAgain();
    // Titles and times in lists, and whether drafts are stale: no screen waits for them.
    for (const lists of [orpc.workspaces, orpc.recents, orpc.drafts]) {
      void queryClient.invalidateQueries({ queryKey: lists.key() });
    }
    onReverted();
  });
  const refreshing = useSingleFlight(async () => {
    await readAgain();
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
