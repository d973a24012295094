import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { pagesDeletedWithAccount } from "./pages-deleted-with-account.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** How much of one organization's content the deletion removes, and how much it keeps. */
export interface DeletionCounts {
  readonly pagesRemoved: number;
  readonly draftsRemoved: number;
  readonly versionsKept: number;
}

/** Counts what the deletion of an account would remove and keep. */
export function createDeletionPreviewStore(sql: Sql) {
  return {
    /** The counts for one organization; if the person is its only member, everything is removed. */
    async count(
      organizationId: OrganizationId,
      userId: UserId,
      isAlone: boolean,
    ): Promise<DeletionCounts> {
      const own = withinOrganization(sql, organizationId);
      const deleted = isAlone
        ? own`from workspaces w join pages p on p.workspace_id = w.id
            where w.organization_id = ${organizationId}`
        : pagesDeletedWithAccount(own, organizationId, userId);
      const [row] = await own<DeletionCounts[]>`
        with deleted as (select p.id, p.published_version ${deleted})
        select
          (select count(*)::int from deleted where published_version is not null) as "pagesRemoved",
          (select count(*)::int from drafts
            where user_id = ${userId} and organization_id = ${organizationId}) as "draftsRemoved",
          (select count(*)::int from workspaces w
            join pages p on p.workspace_id = w.id
            join page_versions v on v.page_id = p.id
            where w.organization_id = ${organizationId} and v.published_by = ${userId}
              and not exists (select 1 from deleted g where g.id = p.id)) as "versionsKept"`;
      return row ?? { pagesRemoved: 0, draftsRemoved: 0, versionsKept: 0 };
    },
  };
}

export type DeletionPreviewStore = ReturnType<typeof createDeletionPreviewStore>;
