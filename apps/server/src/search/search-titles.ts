import type { FoundItem } from "@stemma/contract/search.contract";
import type { PageId } from "@stemma/domain/ids";
import { foldText } from "@stemma/domain/search/fold-text";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { cutPage, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import { likePattern } from "./like-pattern.ts";
import type { SearchStore } from "./search.store.ts";

/** A search as it was asked for. */
export interface SearchInput {
  readonly query: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** How many of the asker's unpublished drafts are looked through, the newest. */
const unpublishedMax = 1_000;

type Needs = { search: Pick<SearchStore, "findTitles" | "listUnpublished" | "listWorkspaces"> };

/**
 * Finds workspaces and pages by name. The first answer begins with the workspaces and with the asker's own pages that were
 * never published; both are few, and folded here.
 */
export async function searchTitles(
  { search }: Needs,
  scope: OrganizationScope,
  { query, cursor, limit }: SearchInput,
): Promise<{ items: FoundItem[]; nextCursor: string | null }> {
  const folded = foldText(query.trim());
  if (folded === "") return { items: [], nextCursor: null };
  const after = readCursor<PageId>(cursor);
  const [rows, first] = await Promise.all([
    search.findTitles(scope, likePattern(folded), limit + 1, after),
    after === null ? findNames(search, scope, folded, limit) : [],
  ]);
  const { items, nextCursor } = cutPage(rows, limit);
  const pages = items.map(({ updatedAt, ...page }): FoundItem => ({
    type: "page",
    ...page,
    updatedAt: toInstant(updatedAt),
    isPublished: true,
  }));
  return { items: [...first, ...pages], nextCursor };
}

async function findNames(
  search: Needs["search"],
  scope: OrganizationScope,
  folded: string,
  limit: number,
): Promise<FoundItem[]> {
  const [workspaces, unpublished] = await Promise.all([
    search.listWorkspaces(scope),
    search.listUnpublished(scope, unpublishedMax),
  ]);
  const isFound = (name: string) => foldText(name).includes(folded);
  return [
    ...workspaces
      .filter(({ workspaceName }) => isFound(workspaceName))
      .slice(0, limit)
      .map((workspace): FoundItem => ({ type: "workspace", ...workspace })),
    ...unpublished
      .filter(({ pageTitle }) => isFound(pageTitle))
      .slice(0, limit)
      .map(({ updatedAt, ...page }): FoundItem => ({
        type: "page",
        ...page,
        updatedAt: toInstant(updatedAt),
      })),
  ];
}
