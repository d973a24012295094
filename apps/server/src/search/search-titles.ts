import { foundWorkspacesMax } from "@stemma/contract/search.contract";
import type { FoundItem } from "@stemma/contract/search.contract";
import { foldText } from "@stemma/domain/search/fold-text";
import type { SearchQuery } from "@stemma/domain/search/parse-query";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { toInstant } from "../platform/instant.ts";
import { draftsToRead, findDrafts } from "./find-drafts.ts";
import { findPages } from "./find-pages.ts";
import type { PageSearch } from "./find-pages.ts";
import { soughtInTitle, titleTiers, wordlessTiers } from "./query-criteria.ts";
import { readSearch } from "./read-search.ts";
import type { SearchInput } from "./read-search.ts";
import { byRank } from "./search-condition.ts";
import { paginateRanked, readRankCursor } from "./search-cursor.ts";
import type { SearchNamesStore } from "./search-names.store.ts";

interface Needs extends PageSearch {
  searchNames: SearchNamesStore;
}

/**
 * The items that the caller can see and whose name contains the query: workspaces by name, in the first answer, then pages:
 * those of this name, then those with a word that begins with the query, then the others; among equals those that the caller
 * opened last, then the last updated. An unpublished page matches by the title of the caller's own draft. Without words, filters
 * alone find pages, the last updated first.
 */
export async function searchTitles(
  { search, searchSize, searchNames }: Needs,
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
  // Filters are about pages.
  const hasWorkspaces = isOf("workspace") && after === null && !read.isFiltered;
  const draftsMax = isOf("draft") ? draftsToRead(scope, filters) : 0;
  const [own, published] = await Promise.all([
    searchNames.listOwn(scope, filters, { hasWorkspaces, draftsMax }),
    isOf("page") ? findPages({ search, searchSize }, scope, condition, pagination) : { pages: [] },
  ]);
  const workspaces = namedWorkspaces(own.workspaces, read.query);
  const drafted = findDrafts(own.drafts, condition, pagination);
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

/** The workspaces whose name contains the query and none of the excluded words. */
function namedWorkspaces<Workspace extends { readonly workspaceName: string }>(
  workspaces: readonly Workspace[],
  query: SearchQuery,
): Workspace[] {
  const sought = soughtInTitle(query);
  const excluded = query.excluded.map(foldText);
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
