import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";

/** The beginning of a page's text; `isWhole` if it is known to be the whole text. */
export interface TextBeginning {
  readonly id: PageId;
  readonly text: string;
  readonly isWhole: boolean;
}

/** Reads the text of pages that a search of the same caller has found. */
export function createSearchTextsStore(sql: Sql) {
  return {
    /** The first `characters` characters of the pages' texts, in any order. */
    async readBeginnings(
      { organizationId }: OrganizationScope,
      ids: readonly PageId[],
      characters: number,
    ): Promise<TextBeginning[]> {
      return sql<TextBeginning[]>`
        select page_id as id, left(text, ${characters}) as text,
          octet_length(text) <= ${characters} as "isWhole"
        from page_search
        where page_id = any(${ids}::uuid[]) and organization_id = ${organizationId}`;
    },

    /** A page's whole text; empty if the page is gone. */
    async readText({ organizationId }: OrganizationScope, id: PageId): Promise<string> {
      const [row] = await sql<{ text: string }[]>`
        select text from page_search where page_id = ${id} and organization_id = ${organizationId}`;
      return row?.text ?? "";
    },
  };
}

export type SearchTextsStore = ReturnType<typeof createSearchTextsStore>;
