import { swappedLetters } from "@stemma/domain/search/swapped-letters";
import { maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** The most words that are compared with a mistyped one. */
const likeMax = 50;

/** Reads the words to which typos are corrected. */
export function createSearchWordsStore(sql: Sql) {
  return {
    /**
     * Words on pages that the caller can see and that share many letters with a mistyped one, the most similar first. Words of hidden
     * pages would take the places of others, and so tell that they are there.
     */
    async listLike(
      { organizationId, userId }: OrganizationScope,
      typed: string,
    ): Promise<string[]> {
      const own = withinOrganization(sql, organizationId);
      // The words are sorted first, and then looked up until there are enough. `offset 0`: by the index, whatever the planner expects.
      // Two letters in the wrong order change too many trigrams of a short word.
      const rows = await own<{ word: string }[]>`
        select w.word from (
          select word, '''' || word || '''' as lexeme from search_words
          where organization_id = ${organizationId}
            and (word % ${typed}::text or word = any(${swappedLetters(typed)}::text[]))
          order by word <-> ${typed}::text, word offset 0) w
        where exists (
          select 1 from (select s.page_id from page_search s
            where s.organization_id = (select ${organizationId}::uuid)
              and s.words @@ w.lexeme::tsquery offset 0) s
          join pages p on p.id = s.page_id
          where ${maySeePage(own, own`(select ${userId}::uuid)`)})
        limit ${likeMax}`;
      return rows.map(({ word }) => word);
    },
  };
}

export type SearchWordsStore = ReturnType<typeof createSearchWordsStore>;
