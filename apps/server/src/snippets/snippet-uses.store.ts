import type { PageId } from "@stemma/domain/ids";
import { maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { LinkingPage } from "../links/linking-page.ts";
import { linkingColumns, newestAsJson, type LinkingPart } from "../links/newest-as-json.store.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** Keeps and reads which published texts show which snippets. */
export function createSnippetUsesStore(sql: Sql) {
  return {
    /**
     * Replaces the snippets that a page shows. Returns those that were added or removed, as far as they are of the organization. The
     * caller holds the page's lock.
     */
    async replace(
      { organizationId }: OrganizationScope,
      pageId: PageId,
      snippetIds: readonly PageId[],
    ): Promise<PageId[]> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own<{ id: PageId }[]>`
        with removed as (
          delete from snippet_uses
          where page_id = ${pageId} and snippet_id <> all(${[...snippetIds]}::uuid[])
          returning snippet_id),
        added as (
          insert into snippet_uses (organization_id, page_id, snippet_id)
          select ${organizationId}, ${pageId}, snippet from unnest(${[...snippetIds]}::uuid[]) snippet
          on conflict do nothing
          returning snippet_id)
        select p.id from pages p
        where p.organization_id = ${organizationId} and p.kind = 'snippet'
          and p.id in (select snippet_id from removed union all select snippet_id from added)`;
      return rows.map(({ id }) => id);
    },

    /** A part of the pages that show a snippet and that the caller may see, last updated first, without deleted ones; and how many they are. */
    async list(
      { organizationId, userId }: OrganizationScope,
      snippetId: PageId,
      part: LinkingPart,
    ): Promise<{ readonly items: LinkingPage[]; readonly count: number }> {
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<{ items: LinkingPage[]; count: number }[]>`
        with using_page as (
          select ${linkingColumns(own)}
          from snippet_uses u
          join pages p on p.id = u.page_id
          join page_versions v on v.id = p.published_version
          join workspaces w on w.id = p.workspace_id
          where u.organization_id = ${organizationId} and u.snippet_id = ${snippetId}
            and ${isUse(own)} and ${maySeePage(own, userId)})
        select (select count(*)::int from using_page) as count,
          ${newestAsJson(own, own`using_page`, part)} as items`;
      return row ?? { items: [], count: 0 };
    },
  };
}

export type SnippetUsesStore = ReturnType<typeof createSnippetUsesStore>;

/** Whether a text that shows a snippet counts as a use: that of a page which is not deleted. `p` is the alias of the page's row. */
export function isUse(sql: Sql, p = "p") {
  return sql`(${sql(p)}.kind = 'page' and not ${sql(p)}.deleted)`;
}
