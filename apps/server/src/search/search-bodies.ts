import type { FoundText } from "@stemma/contract/search.contract";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { findPages } from "./find-pages.ts";
import { withExcerpts } from "./found-texts.ts";
import { phraseTerms, soughtTerms, textTiers } from "./query-criteria.ts";
import { readSearch } from "./read-search.ts";
import type { SearchInput } from "./read-search.ts";
import { paginateRanked, readRankCursor } from "./search-cursor.ts";
import type { SearchNamesStore } from "./search-names.store.ts";
import type { SearchTextsStore } from "./search-texts.store.ts";
import type { SearchStore } from "./search.store.ts";

interface Needs {
  search: SearchStore;
  searchNames: SearchNamesStore;
  searchTexts: SearchTextsStore;
}

/**
 * The published pages that the caller can see and that hold every word of the query: first those with the words in the title,
 * then in title and headings, then anywhere; among equals those that the caller opened last, then the last updated. Each
 * has an excerpt. A query without words finds nothing, whatever its filters.
 */
export async function searchBodies(
  { search, searchNames, searchTexts }: Needs,
  scope: OrganizationScope,
  input: SearchInput,
): Promise<{ items: FoundText[]; nextCursor: string | null }> {
  const { query, filters } = await readSearch(searchNames, scope, input);
  const terms = soughtTerms(query);
  const isOfPages = input.type === undefined || input.type === "page";
  if (terms.length === 0 || !isOfPages) return { items: [], nextCursor: null };
  const tiers = textTiers(
    query,
    terms.map((term) => [term]),
  );
  const pagination = { after: readRankCursor(input.cursor), limit: input.limit + 1 };
  const found = await findPages(search, scope, { tiers, filters }, pagination);
  const page = paginateRanked(found, input.limit);
  const sought = [...terms, ...phraseTerms(query)];
  return {
    items: await withExcerpts(searchTexts, scope, page.items, sought),
    nextCursor: page.nextCursor,
  };
}
