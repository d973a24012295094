import type { QueryClient } from "@tanstack/react-query";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { api, orpc } from "../../../lib/api.ts";

/** A revert of a page from its published version to another of its versions. */
export interface PageRevert {
  readonly pageId: PageId;
  readonly from: VersionId;
  readonly to: VersionId;
}

/**
 * Reverts the page, unless another version than `from` is published by then. Resolves after the page and its history
 * are refetched.
 */
export async function revertPage(
  queryClient: QueryClient,
  { pageId, from, to }: PageRevert,
): Promise<void> {
  await api.versions.revert({ pageId, versionId: to, expectedPublishedVersion: from });
  await refetchHistory(queryClient, pageId);
  // These lists show titles, times and stale drafts. Refetch them in the background.
  for (const lists of [orpc.workspaces, orpc.recents, orpc.drafts]) {
    void queryClient.invalidateQueries({ queryKey: lists.key() });
  }
}

/** Refetches the page and its history. */
export async function refetchHistory(queryClient: QueryClient, pageId: PageId): Promise<void> {
  const queryKeys = [
    orpc.pages.get.key({ input: { pageId } }),
    orpc.versions.list.key({ input: { pageId } }),
  ];
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
