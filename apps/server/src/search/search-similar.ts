import type { FoundText } from "@stemma/contract/search.contract";
import { foundSimilarMax } from "@stemma/contract/search.contract";
import type { QueryTerm } from "@stemma/domain/search/query-terms";
import { mayBeMistyped, similarWords } from "@stemma/domain/search/similar-words";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { findPages } from "./find-pages.ts";
import type { PageSearch } from "./find-pages.ts";
import { withExcerpts } from "./found-texts.ts";
import { phraseTerms, soughtTerms, textTiers } from "./query-criteria.ts";
import { readSearch } from "./read-search.ts";
import type { SearchInput } from "./read-search.ts";
import type { SearchNamesStore } from "./search-names.store.ts";
import type { SearchTextsStore } from "./search-texts.store.ts";
import type { SearchWordsStore } from "./search-words.store.ts";
import { toTsquery } from "./to-tsquery.ts";

interface Needs extends PageSearch {
  searchNames: SearchNamesStore;
  searchTexts: SearchTextsStore;
  searchWords: Pick<SearchWordsStore, "listLike">;
}

/** The most similar words that are tried for one word of the query. */
const wordsMax = 5;

/**
 * The published pages that the caller can see and that hold every word of the query or a similar word, but not the query's own
 * words alone, by rank. Empty if no word of the query looks like a typo.
 */
export async function searchSimilar(
  { search, searchSize, searchNames, searchTexts, searchWords }: Needs,
  scope: OrganizationScope,
  input: Omit<SearchInput, "cursor" | "limit">,
): Promise<{ items: FoundText[] }> {
  const { query, filters } = await readSearch(searchNames, scope, {
    ...input,
    limit: foundSimilarMax,
  });
  const terms = soughtTerms(query);
  const isOfPages = input.type === undefined || input.type === "page";
  if (terms.length === 0 || !isOfPages) return { items: [] };
  const groups = await Promise.all(
    terms.map(async (term) => [term, ...(await similarTerms(searchWords, scope, term))]),
  );
  if (groups.every((group) => group.length === 1)) return { items: [] };
  const tiers = textTiers(query, groups, toTsquery(terms));
  const pagination = { after: null, limit: foundSimilarMax };
  const { pages } = await findPages({ search, searchSize }, scope, { tiers, filters }, pagination);
  const sought = [...groups.flat(), ...phraseTerms(query)];
  return { items: await withExcerpts(searchTexts, scope, pages, sought) };
}

async function similarTerms(
  searchWords: Needs["searchWords"],
  scope: OrganizationScope,
  { text, isPair, isPrefix }: QueryTerm,
): Promise<QueryTerm[]> {
  if (isPair || !mayBeMistyped(text)) return [];
  const words = await searchWords.listLike(scope, text);
  return similarWords(text, words, isPrefix)
    .slice(0, wordsMax)
    .map((word) => ({ text: word, isPrefix: false, isPair: false }));
}
