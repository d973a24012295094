import type { FoundText } from "@stemma/contract/search.contract";
import { bodyToText } from "@stemma/document/body-to-text";
import type { PageId } from "@stemma/domain/ids";
import { makeExcerpt } from "@stemma/domain/search/make-excerpt";
import { queryWords } from "@stemma/domain/search/search-words";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { cutPage, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import type { SearchInput } from "./search-titles.ts";
import type { SearchStore } from "./search.store.ts";

/** Finds published pages by the words of their title and text, and shows where. */
export async function searchBodies(
  { search }: { search: Pick<SearchStore, "findBodies"> },
  scope: OrganizationScope,
  { query, cursor, limit }: SearchInput,
): Promise<{ items: FoundText[]; nextCursor: string | null }> {
  const words = queryWords(query);
  if (words.length === 0) return { items: [], nextCursor: null };
  // Words are letters, digits and marks: nothing in them could end the quotes.
  const asked = words.map(({ word, isPrefix }) => `'${word}'${isPrefix ? ":*" : ""}`).join(" & ");
  const rows = await search.findBodies(scope, asked, limit + 1, readCursor<PageId>(cursor));
  const { items, nextCursor } = cutPage(rows, limit);
  return {
    items: items.map(({ body, updatedAt, ...page }) => ({
      ...page,
      updatedAt: toInstant(updatedAt),
      excerpt: makeExcerpt(bodyToText(body), query),
    })),
    nextCursor,
  };
}
