import type { TakenPassages } from "@stemma/contract/draft-shapes";
import type { RowAuthors } from "@stemma/document/authors/row-authors";
import type { PageId, VersionId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A version between the one that is asked for and its nearest ancestor with known authors. */
export interface ChainLink {
  readonly id: VersionId;
  readonly sequence: number;
  readonly takenPassages: TakenPassages;
  /** Its authors, if they are known: the chain begins there. `null` for all others. */
  readonly knownAuthors: readonly RowAuthors[] | null;
}

/** Reads and keeps who wrote the words of versions. The caller must authorize the page first. */
export function createVersionAuthorsStore(sql: Sql) {
  return {
    /**
     * The version and its ancestors, oldest first, from the nearest one whose authors are known. In one statement with those authors:
     * if they were gone by a second one, all words would be credited to the version at which the chain begins.
     */
    async chainOf(versionId: VersionId): Promise<ChainLink[]> {
      const own = await withinThatOf(sql, "page_versions", versionId);
      return own<ChainLink[]>`
        with recursive chain as (
          select v.id, v.previous_node, v.sequence, v.taken_passages, exists (
            select 1 from version_authors a where a.version_id = v.id) as is_known
          from page_versions v where v.id = ${versionId}
          union all
          select v.id, v.previous_node, v.sequence, v.taken_passages, exists (
            select 1 from version_authors a where a.version_id = v.id)
          from chain join page_versions v on v.id = chain.previous_node
          where not chain.is_known)
        select id, sequence, taken_passages as "takenPassages", case when is_known then (
          select a.authors from version_authors a where a.version_id = chain.id) end as "knownAuthors"
        from chain order by sequence`;
    },

    /** The known authors of a version; `null` if they were not computed yet. */
    async find(versionId: VersionId): Promise<readonly RowAuthors[] | null> {
      const own = await withinThatOf(sql, "page_versions", versionId);
      const [row] = await own<{ authors: readonly RowAuthors[] }[]>`
        select authors from version_authors where version_id = ${versionId}`;
      return row?.authors ?? null;
    },

    /** Keeps the authors of a version. Idempotent. */
    async keep(
      { organizationId }: OrganizationScope,
      pageId: PageId,
      versionId: VersionId,
      authors: readonly RowAuthors[],
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      await own`
        insert into version_authors (version_id, organization_id, page_id, authors)
        select ${versionId}, ${organizationId}, p.id, ${JSON.stringify(authors)}
        from pages p where p.id = ${pageId} and p.organization_id = ${organizationId}
        on conflict do nothing`;
    },
  };
}

export type VersionAuthorsStore = ReturnType<typeof createVersionAuthorsStore>;
