import { useQuery } from "@tanstack/react-query";
import type { UnreadCount } from "@stemma/contract/reading.contract";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";

/** How many pages of a workspace changed since the person read them; a workspace without such a page is not in it. */
export type UnreadCounts = ReadonlyMap<WorkspaceId, number>;

const none: UnreadCounts = new Map();

/**
 * The counts of all workspaces. They come apart from the list of workspaces, which does not wait for them: somebody who has read much
 * has the list first. There are none until then, nor where they cannot be read.
 */
export function useUnreadCounts(): UnreadCounts {
  const { data } = useQuery(orpc.reading.counts.queryOptions({ select: toMap }));
  return data ?? none;
}

function toMap({ items }: { readonly items: readonly UnreadCount[] }): UnreadCounts {
  return new Map(items.map(({ id, unreadPages }) => [id, unreadPages]));
}
