import type { PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";

/** Writes which version of a page the caller last read. */
export function createPageReadStore(sql: Sql) {
  return {
    /** Records that a caller who opens the page for the first time has read its published version. */
    async addFirst(
      { organizationId, userId }: OrganizationScope,
      pageId: PageId,
      readAt: Date,
    ): Promise<void> {
      await sql`
        insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
        select ${organizationId}, ${userId}, p.id, p.published_version, ${readAt}
        from pages p where p.id = ${pageId} and p.published_version is not null
        on conflict do nothing`;
    },

    /** Records a version as the one that the caller last read. Returns false if it is not a version of the page. */
    async set(
      { organizationId, userId }: OrganizationScope,
      { pageId, versionId, readAt }: { pageId: PageId; versionId: VersionId; readAt: Date },
    ): Promise<boolean> {
      const rows = await sql`
        insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
        select ${organizationId}, ${userId}, v.page_id, v.id, ${readAt}
        from page_versions v where v.id = ${versionId} and v.page_id = ${pageId}
        on conflict (user_id, page_id)
          do update set version_id = excluded.version_id, read_at = excluded.read_at
        returning 1`;
      return rows.length > 0;
    },
  };
}

export type PageReadStore = ReturnType<typeof createPageReadStore>;
