import { foundWorkspacesMax } from "@stemma/contract/search.contract";
import type { FoundItem } from "@stemma/contract/search.contract";
import type { PageId } from "@stemma/domain/ids";
import { foldText } from "@stemma/domain/search/fold-text";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import { findPages } from "./find-pages.ts";
import type { SearchNamesStore } from "./search-names.store.ts";
import type { FoundPage, SearchStore, Pagination } from "./search.store.ts";

/** The input of a search. */
export interface SearchInput {
  readonly query: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface Needs {
  search: SearchStore;
  searchNames: SearchNamesStore;
}

/** The number of draft titles that one query reads. */
const draftsAtOnce = 500;

/**
 * The items that the caller can see and whose name contains the query: workspaces by name, in the first answer, then
 * pages that are not deleted, last updated first. An unpublished page matches by the title of the caller's own draft.
 */
export async function searchTitles(
  { search, searchNames }: Needs,
  scope: OrganizationScope,
  { query, cursor, limit }: SearchInput,
): Promise<{ items: FoundItem[]; nextCursor: string | null }> {
  const folded = foldText(query);
  if (folded === "") return { items: [], nextCursor: null };
  const pagination = { after: readCursor<PageId>(cursor), limit: limit + 1 };
  const [workspaces, published, drafted] = await Promise.all([
    pagination.after === null ? searchNames.listWorkspaces(scope) : [],
    findPages(search, scope, { inTitle: folded }, pagination),
    findDrafts(searchNames, scope, folded, pagination),
  ]);
  const rows = [
    ...published.map((page) => ({ ...page, isPublished: true })),
    ...drafted.map((page) => ({ ...page, isPublished: false })),
  ].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1));
  const page = paginate(rows, limit);
  const named = workspaces
    .filter(({ workspaceName }) => foldText(workspaceName).includes(folded))
    .slice(0, foundWorkspacesMax);
  return {
    items: [
      ...named.map((workspace): FoundItem => ({ type: "workspace", ...workspace })),
      ...page.items.map(({ updatedAt, ...rest }): FoundItem => ({
        type: "page",
        ...rest,
        updatedAt: toInstant(updatedAt),
      })),
    ],
    nextCursor: page.nextCursor,
  };
}

/** Scans the titles of the caller's own drafts until the answer is full; there are few of them. */
async function findDrafts(
  searchNames: SearchNamesStore,
  scope: OrganizationScope,
  folded: string,
  pagination: Pagination,
): Promise<FoundPage[]> {
  const found: FoundPage[] = [];
  let { after } = pagination;
  while (found.length < pagination.limit) {
    const titles = await searchNames.listDraftTitles(scope, { after, limit: draftsAtOnce });
    found.push(...titles.filter(({ pageTitle }) => foldText(pageTitle).includes(folded)));
    after = titles.at(-1) ?? null;
    if (titles.length < draftsAtOnce) break;
  }
  return found.slice(0, pagination.limit);
}
