import type { FoundText } from "@stemma/contract/search.contract";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { findPages } from "./find-pages.ts";
import type { PageSearch } from "./find-pages.ts";
import { withExcerpts } from "./found-texts.ts";
import { withSnippetExcerpts } from "./found-through-snippets.ts";
import { phraseTerms, sharedCriteria, soughtTerms, textTiers } from "./query-criteria.ts";
import { readSearch } from "./read-search.ts";
import type { SearchInput } from "./read-search.ts";
import { ranksPerTier } from "./search-condition.ts";
import { paginateRanked, readRankCursor } from "./search-cursor.ts";
import type { SearchNamesStore } from "./search-names.store.ts";
import type { SearchTextsStore } from "./search-texts.store.ts";
import type { SnippetSearchStore } from "./snippet-search.store.ts";

interface Needs extends PageSearch {
  searchNames: SearchNamesStore;
  searchTexts: SearchTextsStore;
  snippetSearch: SnippetSearchStore;
}

/**
 * The published pages that the caller can see and that hold every word of the query: first those with the words in the title,
 * then in title and headings, then anywhere, and last those that hold them only together with the text of a snippet that they show and that
 * the caller can see, too; among equals those that the caller opened last, then the last updated. Each
 * has an excerpt. A query without words finds nothing, whatever its filters.
 */
export async function searchBodies(
  { search, searchSize, searchNames, searchTexts, snippetSearch }: Needs,
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
  const condition = { tiers, filters };
  const after = readRankCursor(input.cursor);
  const limit = input.limit + 1;
  const isPastOwnTexts = after !== null && after.rank >= tiers.length * ranksPerTier;
  const { pages: found, usesSnippets } = isPastOwnTexts
    ? { pages: [], usesSnippets: true }
    : await findPages({ search, searchSize }, scope, condition, { after, limit });
  // Own texts rank first: only where they are at an end do snippets cost anything.
  const rest = { after, limit: limit - found.length };
  const shown =
    usesSnippets && rest.limit > 0
      ? await snippetSearch.find(scope, condition, sharedCriteria(query, terms), rest)
      : [];
  const page = paginateRanked([...found, ...shown], input.limit);
  const sought = [...terms, ...phraseTerms(query)];
  const own = found.slice(0, input.limit);
  const through = shown.slice(0, page.items.length - own.length);
  const items = await Promise.all([
    withExcerpts(searchTexts, scope, own, sought),
    withSnippetExcerpts(searchTexts, scope, through, sought),
  ]);
  return { items: items.flat(), nextCursor: page.nextCursor };
}
