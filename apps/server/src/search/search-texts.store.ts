import type { PageBody } from "@stemma/document/format";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { OrganizationId, PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineStatement } from "../platform/database/define-statement.ts";
import { textBeginning } from "./text-beginning.store.ts";
import type { PlacedText, TextBeginning } from "./text-beginning.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** The published body of a page. */
export interface ShownBody {
  readonly id: PageId;
  readonly body: PageBody;
}

type IdsArgs = { readonly organizationId: OrganizationId; readonly ids: readonly PageId[] };

const selectBeginnings = defineStatement<IdsArgs, TextBeginning>(
  (sql, { organizationId, ids }) => withinOrganization(sql, organizationId)`
    select t.page_id as id, ${textBeginning(sql, "t")} from page_search t
    where t.page_id = any(${ids}::uuid[]) and t.organization_id = (select ${organizationId}::uuid)`,
);

/** Reads the text of pages that a search of the same caller has found. */
export function createSearchTextsStore(sql: Sql) {
  return {
    /** The beginnings of the pages' texts, in any order. */
    readBeginnings(
      { organizationId }: OrganizationScope,
      ids: readonly PageId[],
    ): Promise<TextBeginning[]> {
      return selectBeginnings(sql, { organizationId, ids });
    },

    /** The published bodies of pages, without those that are gone; in any order. */
    async readBodies(
      { organizationId }: OrganizationScope,
      ids: readonly PageId[],
    ): Promise<ShownBody[]> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own<{ id: PageId; body: StoredBody }[]>`
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
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<{ body: StoredBody }[]>`
        select body from page_versions
        where id = ${versionId} and page_id = ${pageId} and organization_id = ${organizationId}`;
      return row === undefined ? null : currentBody(row.body);
    },

    /** A page's whole text; empty if the page is gone. */
    async readText({ organizationId }: OrganizationScope, id: PageId): Promise<PlacedText> {
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<PlacedText[]>`
        select text, places from page_search
        where page_id = ${id} and organization_id = ${organizationId}`;
      return row ?? { text: "", places: "" };
    },
  };
}

export type SearchTextsStore = ReturnType<typeof createSearchTextsStore>;
