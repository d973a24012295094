import type { FoundText } from "@stemma/contract/search.contract";
import type { PageId } from "@stemma/domain/ids";
import { excerptOf } from "@stemma/domain/search/excerpt-of";
import type { ExcerptPart } from "@stemma/domain/search/excerpt-of";
import { queryTerms } from "@stemma/domain/search/query-terms";
import type { QueryTerm } from "@stemma/domain/search/query-terms";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import { findPages } from "./find-pages.ts";
import type { SearchTextsStore, TextBeginning } from "./search-texts.store.ts";
import type { SearchInput } from "./search-titles.ts";
import type { SearchStore } from "./search.store.ts";
import { toTsquery } from "./to-tsquery.ts";

interface Needs {
  search: SearchStore;
  searchTexts: SearchTextsStore;
}

/**
 * The part of a text that is read first to find matches, in characters. The rest is read only if this part has no
 * match.
 */
const beginningCharacters = 20_000;

/**
 * The published pages that the caller can see and whose title and text contain every word of the query, last updated
 * first, each with an excerpt.
 */
export async function searchBodies(
  { search, searchTexts }: Needs,
  scope: OrganizationScope,
  { query, cursor, limit }: SearchInput,
): Promise<{ items: FoundText[]; nextCursor: string | null }> {
  const words = queryTerms(query);
  if (words.length === 0) return { items: [], nextCursor: null };
  const pagination = { after: readCursor<PageId>(cursor), limit: limit + 1 };
  const found = await findPages(search, scope, { words: toTsquery(words) }, pagination);
  const page = paginate(found, limit);
  const ids = page.items.map(({ id }) => id);
  const texts = await searchTexts.readBeginnings(scope, ids, beginningCharacters);
  const textOf = new Map(texts.map((text) => [text.id, text]));
  const items: FoundText[] = [];
  for (const { id, updatedAt, ...rest } of page.items) {
    const excerpt = await cutExcerpt(searchTexts, scope, textOf.get(id), words);
    items.push({ id, ...rest, updatedAt: toInstant(updatedAt), excerpt });
  }
  return { items, nextCursor: page.nextCursor };
}

async function cutExcerpt(
  searchTexts: SearchTextsStore,
  scope: OrganizationScope,
  beginning: TextBeginning | undefined,
  words: readonly QueryTerm[],
): Promise<ExcerptPart[]> {
  if (beginning === undefined) return [];
  const excerpt = excerptOf(beginning.text, words);
  if (beginning.isWhole || excerpt.some((part) => part.isMatch)) return excerpt;
  return excerptOf(await searchTexts.readText(scope, beginning.id), words);
}
