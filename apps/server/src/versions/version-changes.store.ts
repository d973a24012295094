import type { RowChange } from "@stemma/document/history/row-changes";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { foldText } from "@stemma/domain/search/fold-text";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { likePattern } from "../search/like-pattern.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A version without its changed rows in the index. */
export interface UnindexedVersion {
  readonly id: VersionId;
  readonly previousNode: VersionId | null;
}

/** A version with the rows that it changed. */
export interface ChangedVersion extends UnindexedVersion {
  readonly sequence: number;
  readonly changes: readonly RowChange[];
}

/** Reads and writes the rows that versions changed. The caller must authorize the page first. */
export function createVersionChangesStore(sql: Sql) {
  return {
    /** The page's versions that are not in the index, oldest first. */
    async listMissing(scope: OrganizationScope, pageId: PageId): Promise<UnindexedVersion[]> {
      const own = withinOrganization(sql, scope.organizationId);
      return own<UnindexedVersion[]>`
        select v.id, v.previous_node as "previousNode" from page_versions v
        where v.page_id = ${pageId} and v.organization_id = ${scope.organizationId}
          and not exists (select 1 from version_changes c where c.version_id = v.id)
        order by v.sequence`;
    },

    /** Adds a version's changed rows to the index. Idempotent; without effect if the page is gone. */
    async add(
      { organizationId }: OrganizationScope,
      pageId: PageId,
      versionId: VersionId,
      changes: readonly RowChange[],
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      const folded = changes
        .flatMap(({ before, after }) => [before, after])
        .flatMap((row) => (row === null ? [] : foldText(row.text)))
        .join("\n");
      await own`
        insert into version_changes (version_id, organization_id, page_id, changes, folded)
        select ${versionId}, ${organizationId}, p.id, ${JSON.stringify(changes)}, ${folded}
        from pages p where p.id = ${pageId} and p.organization_id = ${organizationId}
        on conflict do nothing`;
    },

    /**
     * The page's versions that changed a row with this text before or after, newest first: at most `limit`, published
     * before the sequence `before`. `folded` is the text as `foldText` gives it.
     */
    async find(
      scope: OrganizationScope,
      pageId: PageId,
      { folded, before, limit }: { folded: string; before: number | null; limit: number },
    ): Promise<ChangedVersion[]> {
      const own = withinOrganization(sql, scope.organizationId);
      return own<ChangedVersion[]>`
        select v.id, v.previous_node as "previousNode", v.sequence, c.changes
        from version_changes c
          join page_versions v on v.id = c.version_id and v.organization_id = c.organization_id
        where c.page_id = ${pageId} and c.organization_id = ${scope.organizationId}
          and c.folded like ${likePattern(folded)}
          and (${before}::int is null or v.sequence < ${before}::int)
        order by v.sequence desc limit ${limit}`;
    },
  };
}

export type VersionChangesStore = ReturnType<typeof createVersionChangesStore>;
