import type { OrganizationId, PageId, UserId } from "@stemma/domain/ids";
import { maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineShapedStatement } from "../platform/database/define-shaped-statement.ts";
import type { LinkingPage } from "./linking-page.ts";
import { linkingColumns, newestAsJson, type LinkingPart } from "./newest-as-json.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** The pages that link to a page: a part of those that the caller may see, how many these are, and how many more there are. */
interface FoundBacklinks {
  readonly items: LinkingPage[];
  readonly count: number;
  readonly hiddenCount: number;
}

interface PartOfBacklinks extends LinkingPart {
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  readonly pageId: PageId;
}

const listBacklinks = defineShapedStatement<PartOfBacklinks, FoundBacklinks>(
  (base, { organizationId, userId, pageId, ...part }) => {
    const sql = withinOrganization(base, organizationId);
    return sql`
    with linking as (
      select ${linkingColumns(sql)}, ${maySeePage(sql, userId)} as is_seen
      from page_references r
      join pages p on p.id = r.page_id
      join page_versions v on v.id = p.published_version
      join workspaces w on w.id = p.workspace_id
      where r.organization_id = ${organizationId} and r.target_id = ${pageId}
        and r.page_id <> ${pageId} and not p.deleted)
    select
      (select count(*)::int from linking where is_seen) as count,
      (select count(*)::int from linking where not is_seen) as "hiddenCount",
      ${newestAsJson(sql, sql`(select * from linking where is_seen)`, part)} as items`;
  },
);

/** Keeps and reads which published texts link to which pages. */
export function createPageReferencesStore(sql: Sql) {
  return {
    /**
     * Replaces the targets of a page. Returns those that were added or removed, as far as they are other pages of the
     * organization. The caller holds the page's lock.
     */
    async replace(
      { organizationId }: OrganizationScope,
      pageId: PageId,
      targets: readonly PageId[],
    ): Promise<PageId[]> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own<{ id: PageId }[]>`
        with removed as (
          delete from page_references
          where page_id = ${pageId} and target_id <> all(${[...targets]}::uuid[])
          returning target_id),
        added as (
          insert into page_references (organization_id, page_id, target_id)
          select ${organizationId}, ${pageId}, target from unnest(${[...targets]}::uuid[]) target
          on conflict do nothing
          returning target_id)
        select p.id from pages p
        where p.organization_id = ${organizationId} and p.id <> ${pageId}
          and p.id in (select target_id from removed union all select target_id from added)`;
      return rows.map(({ id }) => id);
    },

    /** The pages that link to a page, last updated first, without deleted ones and without the page itself. */
    async listBacklinks(
      { organizationId, userId }: OrganizationScope,
      pageId: PageId,
      part: LinkingPart,
    ): Promise<FoundBacklinks> {
      const [row] = await listBacklinks(sql, { organizationId, userId, pageId, ...part });
      return row ?? { items: [], count: 0, hiddenCount: 0 };
    },
  };
}

export type PageReferencesStore = ReturnType<typeof createPageReferencesStore>;
