import type { FoundText } from "@stemma/contract/search.contract";
import type { PageId } from "@stemma/domain/ids";
import { excerptOf } from "@stemma/domain/search/excerpt-of";
import { wordsToFind } from "@stemma/domain/search/words-to-find";
import type { SoughtWord } from "@stemma/domain/search/words-to-find";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { cutPage, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import type { Search } from "./search-titles.ts";
import type { SearchStore } from "./search.store.ts";

interface Needs {
  search: Pick<SearchStore, "findByWords" | "readText">;
}

/** How much of a text is read to find what matches; the rest only where this much does not hold it. */
const textCharacters = 20_000;

/** The published pages that the asker may see whose title and text hold every word of the query, last updated first. */
export async function searchBodies(
  { search }: Needs,
  scope: OrganizationScope,
  { query, cursor, limit }: Search,
): Promise<{ items: FoundText[]; nextCursor: string | null }> {
  const sought = wordsToFind(query);
  if (sought.length === 0) return { items: [], nextCursor: null };
  const stretch = { after: readCursor<PageId>(cursor), limit: limit + 1, textCharacters };
  const found = await search.findByWords(scope, toTsquery(sought), stretch);
  const rows = found.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
  const page = cutPage(rows, limit);
  const items: FoundText[] = [];
  for (const { id, pageTitle, workspaceName, updatedAt, text, isWhole } of page.items) {
    let excerpt = excerptOf(text, sought);
    if (!isWhole && !excerpt.some((part) => part.isMatch)) {
      excerpt = excerptOf(await search.readText(scope, id), sought);
    }
    items.push({ id, pageTitle, workspaceName, updatedAt: toInstant(updatedAt), excerpt });
  }
  return { items, nextCursor: page.nextCursor };
}

/** The words as PostgreSQL asks for all of them. They are letters, digits and pictographs; the quotes say so. */
function toTsquery(words: readonly SoughtWord[]): string {
  return words.map(({ text, isBeginning }) => `'${text}'${isBeginning ? ":*" : ""}`).join(" & ");
}
