import { swappedLetters } from "@stemma/domain/search/swapped-letters";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";

/** The most words that are compared with a mistyped one. */
const likeMax = 50;

/** Reads the words to which typos are corrected. */
export function createSearchWordsStore(sql: Sql) {
  return {
    /** Words that share many letters with a mistyped one, the most similar first. They may stand on hidden pages. */
    async listLike({ organizationId }: OrganizationScope, typed: string): Promise<string[]> {
      // Two letters in the wrong order change too many trigrams of a short word.
      const rows = await sql<{ word: string }[]>`
        select word from search_words
        where organization_id = ${organizationId}
          and (word % ${typed}::text or word = any(${swappedLetters(typed)}::text[]))
        order by word <-> ${typed}::text limit ${likeMax}`;
      return rows.map(({ word }) => word);
    },
  };
}

export type SearchWordsStore = ReturnType<typeof createSearchWordsStore>;
