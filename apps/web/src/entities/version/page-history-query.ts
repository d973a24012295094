import { queryOptions } from "@tanstack/react-query";
import type { Revert, VersionSummary } from "@stemma/contract/version-shapes";
import type { PageId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";

/** A page's versions without their bodies, oldest first, and its reverts. */
export function pageHistoryQuery(pageId: PageId) {
  return queryOptions({
    queryKey: orpc.versions.list.queryKey({ input: { pageId } }),
    queryFn: ({ signal }) => readHistory(pageId, signal),
  });
}

/**
 * Reads a page's whole history, one part of the list after another, up to a thousand versions each. Each part has the
 * reverts to its own versions.
 */
export async function readHistory(pageId: PageId, signal: AbortSignal) {
  const items: VersionSummary[] = [];
  const reverts: Revert[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const part: Awaited<ReturnType<typeof api.versions.list>> = await api.versions.list(
      { pageId, cursor },
      { signal },
    );
    items.push(...part.items);
    reverts.push(...part.reverts);
    cursor = part.nextCursor;
  }
  return { items, reverts, nextCursor: null };
}
