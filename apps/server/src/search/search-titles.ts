import { foundWorkspacesMax } from "@stemma/contract/search.contract";
import type { FoundItem } from "@stemma/contract/search.contract";
import { foldText } from "@stemma/domain/search/fold-text";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import { findDrafts } from "./find-drafts.ts";
import { findPages } from "./find-pages.ts";
import { soughtInTitle, titleTiers, wordlessTiers } from "./query-criteria.ts";
import { readSearch } from "./read-search.ts";
import type { ReadSearch, SearchInput } from "./read-search.ts";
import { byRank } from "./search-condition.ts";
import { paginateRanked, readRankCursor } from "./search-cursor.ts";
import type { SearchNamesStore } from "./search-names.store.ts";
import type { SearchStore } from "./search.store.ts";

interface Needs {
  search: SearchStore;
  searchNames: SearchNamesStore;
}

/**
 * The items that the caller can see and whose name contains the query: workspaces by name, in the first answer, then pages:
 * those of this name, then those with a word that begins with the query, then the others; among equals those that the caller
 * opened last, then the last updated. An unpublished page matches by the title of the caller's own draft. Without words, filters
 * alone find pages, the last updated first.
 */
export async function searchTitles(
  { search, searchNames }: Needs,
  scope: OrganizationScope,
  input: SearchInput,
): Promise<{ items: FoundItem[]; nextCursor: string | null }> {
  const read = await readSearch(searchNames, scope, input);
  const sought = soughtInTitle(read.query);
  if (sought.length === 0 && !read.isFiltered && input.type === undefined)
    return { items: [], nextCursor: null };
  const { filters } = read;
  const tiers = sought.length === 0 ? wordlessTiers(read.query) : titleTiers(read.query);
  const after = readRankCursor(input.cursor);
  const isOf = (type: SearchInput["type"]) => input.type === undefined || input.type === type;
  const condition = { tiers, filters };
  const pagination = { after, limit: input.limit + 1 };
  const [workspaces, published, drafted] = await Promise.all([
    isOf("workspace") && after === null ? namedWorkspaces(searchNames, scope, read) : [],
    isOf("page") ? findPages(search, scope, condition, pagination) : { pages: [] },
    isOf("draft") ? findDrafts(searchNames, scope, condition, pagination) : [],
  ]);
  const rows = [
    ...published.pages.map((page) => ({ ...page, isPublished: true })),
    ...drafted.map((page) => ({ ...page, isPublished: false })),
  ].sort(byRank);
  const page = paginateRanked(rows, input.limit);
  return {
    items: [
      ...workspaces.map((workspace): FoundItem => ({ type: "workspace", ...workspace })),
      ...page.items.map(
        ({ id, kind, pageTitle, icon, workspaceName, updatedAt, isPublished }): FoundItem => ({
          type: "page",
          id,
          kind,
          pageTitle,
          icon,
          workspaceName,
          updatedAt: toInstant(updatedAt),
          isPublished,
        }),
      ),
    ],
    nextCursor: page.nextCursor,
  };
}

/** The workspaces whose name contains the query and none of the excluded words. Filters are about pages. */
async function namedWorkspaces(
  searchNames: SearchNamesStore,
  scope: OrganizationScope,
  { query, isFiltered }: ReadSearch,
) {
  if (isFiltered) return [];
  const sought = soughtInTitle(query);
  const excluded = query.excluded.map(foldText);
  const workspaces = await searchNames.listWorkspaces(scope);
  return workspaces
    .filter(({ workspaceName }) => {
      const folded = foldText(workspaceName);
      return (
        sought.every((text) => folded.includes(text)) &&
        !excluded.some((text) => folded.includes(text))
      );
    })
    .slice(0, foundWorkspacesMax);
}
