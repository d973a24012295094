import type { DraftId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A row of the draft list. */
export interface DraftRecord {
  readonly id: DraftId;
  readonly pageId: PageId;
  readonly kind: PageKind;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly previousNode: VersionId | null;
  readonly updatedAt: Date;
  readonly publishedVersion: VersionId | null;
  readonly isPageDeleted: boolean;
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
}

/** Reads the draft list. */
export function createDraftListStore(sql: Sql) {
  const newest = newestFirst(sql, "d.updated_at", "d.id");

  return {
    /**
     * The caller's drafts in the active organization, or in one workspace of it, last updated first: at most `limit`
     * rows.
     */
    async list(
      scope: OrganizationScope,
      limit: number,
      after: InstantCursor<DraftId> | null,
      workspaceId: WorkspaceId | undefined,
    ): Promise<DraftRecord[]> {
      const own = withinOrganization(sql, scope.organizationId);
      const isInWorkspace =
        workspaceId === undefined ? own`true` : own`p.workspace_id = ${workspaceId}`;
      const rows = await own<(Omit<DraftRecord, "updatedAt"> & { updatedAt: string })[]>`
        select d.id, d.page_id as "pageId", d.page_title as "pageTitle",
          p.kind, p.icon, d.previous_node as "previousNode", d.updated_at as "updatedAt",
          p.published_version as "publishedVersion", p.deleted as "isPageDeleted",
          w.id as "workspaceId", w.workspace_name as "workspaceName"
        from drafts d
        join pages p on p.id = d.page_id
        join workspaces w on w.id = p.workspace_id
        where d.user_id = ${scope.userId} and d.organization_id = ${scope.organizationId}
          and ${isInWorkspace} and ${newest.after(after)}
        order by ${newest.order} limit ${limit}`;
      return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
    },
  };
}

export type DraftListStore = ReturnType<typeof createDraftListStore>;
