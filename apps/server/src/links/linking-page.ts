import type { PageSummary } from "@stemma/contract/page-shapes";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { paginate } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";

/** A page that links to another one. `updatedAt` is PostgreSQL's text. */
export interface LinkingPage {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
  readonly updatedAt: string;
}

/** Converts a part of a list, read with one row more than `limit`, to the contract's shape. None of the pages is deleted. */
export function presentLinkingPages(
  pages: readonly LinkingPage[],
  limit: number,
): { items: PageSummary[]; nextCursor: string | null } {
  const rows = pages.map((page) => ({ ...page, updatedAt: new Date(page.updatedAt) }));
  const { items, nextCursor } = paginate(rows, limit);
  return {
    nextCursor,
    items: items.map((page) => ({ ...page, updatedAt: toInstant(page.updatedAt), deleted: false })),
  };
}
