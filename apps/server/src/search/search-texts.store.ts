import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";

/** A page's text, and for each of its lines the block, a space, and the number of the line of the heading above it. */
export interface PlacedText {
  readonly text: string;
  readonly places: string;
}

/** The beginning of a page's text; `isWhole` if it is known to be the whole text. */
export interface TextBeginning extends PlacedText {
  readonly id: PageId;
  readonly isWhole: boolean;
}

/** Reads the text of pages that a search of the same caller has found. */
export function createSearchTextsStore(sql: Sql) {
  return {
    /** The first `characters` characters of the pages' texts and places, in any order. */
    async readBeginnings(
      { organizationId }: OrganizationScope,
      ids: readonly PageId[],
      characters: number,
    ): Promise<TextBeginning[]> {
      return sql<TextBeginning[]>`
        select page_id as id, left(text, ${characters}) as text, left(places, ${characters}) as places,
          octet_length(text) <= ${characters} and octet_length(places) <= ${characters} as "isWhole"
        from page_search
        where page_id = any(${ids}::uuid[]) and organization_id = (select ${organizationId}::uuid)`;
    },

    /** A page's whole text; empty if the page is gone. */
    async readText({ organizationId }: OrganizationScope, id: PageId): Promise<PlacedText> {
      const [row] = await sql<PlacedText[]>`
        select text, places from page_search
        where page_id = ${id} and organization_id = ${organizationId}`;
      return row ?? { text: "", places: "" };
    },
  };
}

export type SearchTextsStore = ReturnType<typeof createSearchTextsStore>;
