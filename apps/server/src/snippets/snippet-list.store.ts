import { foldText } from "@stemma/domain/search/fold-text";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { maySeePage, maySeeWorkspace } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import { isUse } from "./snippet-uses.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A snippet in a list. */
interface ListedSnippet {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
  readonly isPublished: boolean;
  readonly updatedByName: string;
  readonly updatedAt: Date;
  /** The number of pages that show it and that the caller can see. */
  readonly usedOn: number;
}

/** Which snippets to list. */
export interface SnippetFilter {
  /** Words of the title; the empty text for all. */
  readonly title: string;
  readonly isPublished: boolean;
}

/** Reads the list of snippets. */
export function createSnippetListStore(sql: Sql) {
  const newest = newestFirst(sql, "p.updated_at", "p.id");

  return {
    /** At most `limit` snippets that the caller can see, last changed first, without deleted ones. */
    async list(
      { organizationId, userId }: OrganizationScope,
      { title, isPublished }: SnippetFilter,
      limit: number,
      after: InstantCursor<PageId> | null,
    ): Promise<ListedSnippet[]> {
      const own = withinOrganization(sql, organizationId);
      const folded = foldText(title);
      const rows = await own<(Omit<ListedSnippet, "updatedAt"> & { updatedAt: string })[]>`
        with found as (
          select p.*, coalesce(v.page_title, d.page_title, '') as page_title
          from pages p
          left join page_versions v on v.id = p.published_version
          left join drafts d on d.page_id = p.id and d.user_id = ${userId}
          left join page_search s on s.page_id = p.id
          where p.organization_id = ${organizationId} and p.kind = 'snippet' and not p.deleted
            ${isPublished ? own`and p.published_version is not null` : own``}
            and strpos(coalesce(s.folded_title, lower(d.page_title), ''), ${folded}) > 0
            and ${maySeePage(own, userId)} and ${newest.after(after)}
          order by ${newest.order} limit ${limit})
        select p.id, p.page_title as "pageTitle", p.icon, w.id as "workspaceId",
          case when ${maySeeWorkspace(own, userId, own`w.id`)} then w.workspace_name else '' end
            as "workspaceName",
          p.published_version is not null as "isPublished", p.updated_at as "updatedAt",
          ${personNameOrId(own, "p.updated_by")} as "updatedByName",
          (select count(*)::int from snippet_uses su join pages used on used.id = su.page_id
            where su.organization_id = ${organizationId} and su.snippet_id = p.id
              and ${isUse(own, "used")} and ${maySeePage(own, userId, "used")}) as "usedOn"
        from found p
        join workspaces w on w.id = p.workspace_id
        left join users u on u.id = p.updated_by
        left join configurations c
          on c.user_id = p.updated_by and c.organization_id = p.organization_id
        order by ${newest.order}`;
      return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
    },
  };
}

export type SnippetListStore = ReturnType<typeof createSnippetListStore>;
