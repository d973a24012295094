import type { PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { isSpread } from "../platform/database/spread-tables.ts";

/** A version that was read, and when. */
export interface PageRead {
  readonly pageId: PageId;
  readonly versionId: VersionId;
  readonly readAt: Date;
}

/** Writes which version of a page the caller last read. */
export function createPageReadStore(sql: Sql) {
  return {
    /**
     * Records that a caller who opens the page for the first time has read a version of it. Returns false if the caller
     * opened it before, or if it is not a version of the page.
     */
    async addFirst(
      { organizationId, userId }: OrganizationScope,
      { pageId, versionId, readAt }: PageRead,
    ): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
        select ${organizationId}, ${userId}, v.page_id, v.id, ${readAt}
        from page_versions v where v.id = ${versionId} and v.page_id = ${pageId}
        on conflict do nothing returning 1`;
      return rows.length > 0;
    },

    /** Records a version as the one that the caller last read, if that was `previous`; false if it was not. */
    async advance(
      { organizationId, userId }: OrganizationScope,
      previous: VersionId,
      { pageId, versionId, readAt }: PageRead,
    ): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        update page_reads set version_id = ${versionId}, read_at = ${readAt}
        where organization_id = ${organizationId} and user_id = ${userId} and page_id = ${pageId}
          and version_id = ${previous}
        returning 1`;
      return rows.length > 0;
    },

    /** Whether it is a version of the page. */
    async isOfPage({ pageId, versionId }: Omit<PageRead, "readAt">): Promise<boolean> {
      const own = await withinThatOf(sql, "pages", pageId);
      const rows = await own`
        select 1 from page_versions where id = ${versionId} and page_id = ${pageId}`;
      return rows.length > 0;
    },

    /**
     * Records a version as the one that the caller last read. An older version than the recorded one changes nothing,
     * unless a revert published it again.
     */
    async set(
      { organizationId, userId }: OrganizationScope,
      { pageId, versionId, readAt }: PageRead,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      if (isSpread()) {
        // Citus takes no subquery in an insert.
        const added = await own`
          insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
          values (${organizationId}, ${userId}, ${pageId}, ${versionId}, ${readAt})
          on conflict do nothing returning 1`;
        if (added.length > 0) return;
        await own`
          update page_reads set version_id = ${versionId}, read_at = ${readAt}
          where user_id = ${userId} and page_id = ${pageId} and (
            exists (select 1 from pages p
              where p.id = ${pageId} and p.published_version = ${versionId})
            or (select v.sequence from page_versions v where v.id = ${versionId})
              > (select v.sequence from page_versions v where v.id = page_reads.version_id))`;
        return;
      }
      await own`
        insert into page_reads (organization_id, user_id, page_id, version_id, read_at)
        values (${organizationId}, ${userId}, ${pageId}, ${versionId}, ${readAt})
        on conflict on constraint page_reads_user_id_page_id_pk
          do update set version_id = excluded.version_id, read_at = excluded.read_at
          where exists (select 1 from pages p
              where p.id = excluded.page_id and p.published_version = excluded.version_id)
            or (select v.sequence from page_versions v where v.id = excluded.version_id)
              > (select v.sequence from page_versions v where v.id = page_reads.version_id)`;
    },
  };
}

export type PageReadStore = ReturnType<typeof createPageReadStore>;
