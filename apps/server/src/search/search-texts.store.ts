import type { PageBody } from "@stemma/document/format";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { PageId, VersionId } from "@stemma/domain/ids";
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

/** The published body of a page. */
export interface ShownBody {
  readonly id: PageId;
  readonly body: PageBody;
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

    /** The published bodies of pages, without those that are gone; in any order. */
    async readBodies(
      { organizationId }: OrganizationScope,
      ids: readonly PageId[],
    ): Promise<ShownBody[]> {
      const rows = await sql<{ id: PageId; body: StoredBody }[]>`
        select p.id, v.body from pages p join page_versions v on v.id = p.published_version
        where p.id = any(${ids}::uuid[]) and p.organization_id = (select ${organizationId}::uuid)`;
      return rows.map(({ id, body }) => ({ id, body: currentBody(body) }));
    },

    /** The body of a version of a page; `null` if the page has no such version. */
    async readVersion(
      { organizationId }: OrganizationScope,
      pageId: PageId,
      versionId: VersionId,
    ): Promise<PageBody | null> {
      const [row] = await sql<{ body: StoredBody }[]>`
        select body from page_versions
        where id = ${versionId} and page_id = ${pageId} and organization_id = ${organizationId}`;
      return row === undefined ? null : currentBody(row.body);
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
