import { maySeePage, maySeeWorkspace } from "../access/access-rule.store.ts";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import { recentPagesMax, recentWorkspacesMax } from "@stemma/domain/recent/recent-limits";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineSharedStatement } from "../platform/database/define-shared-statement.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { isUnread } from "../reading/unread.store.ts";

/** A recent page. An unpublished page has the title of the caller's draft. Instants are PostgreSQL's text. */
interface RecentPageRecord {
  readonly id: PageId;
  readonly kind: PageKind;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceName: string;
  readonly deleted: boolean;
  readonly isPublished: boolean;
  readonly isUnread: boolean;
  readonly isPinned: boolean;
  readonly accessedAt: string;
}

/** A recent workspace. Instants are PostgreSQL's text. */
interface RecentWorkspaceRecord {
  readonly id: WorkspaceId;
  readonly workspaceName: string;
  readonly icon: string | null;
  readonly isPinned: boolean;
  readonly accessedAt: string;
}

type Person = Pick<OrganizationScope, "userId" | "organizationId">;

const isPinned = (sql: Sql) => sql`exists (select 1 from pins n where n.user_id = r.user_id
  and n.organization_id = r.organization_id and n.item_id = r.item_id)`;

const personTypes = { userId: "uuid", organizationId: "uuid" } as const;

const listPages = defineSharedStatement<Person, RecentPageRecord>(
  personTypes,
  (sql, { userId, organizationId }) => {
    const own = withinOrganization(sql, organizationId);
    return own`
    select p.id, p.kind, coalesce(v.page_title, d.page_title, '') as "pageTitle", p.icon,
      w.workspace_name as "workspaceName", p.deleted,
      p.published_version is not null as "isPublished", ${isUnread(own, userId)} as "isUnread",
      ${isPinned(own)} as "isPinned", r.accessed_at as "accessedAt"
    from recents r
    join pages p on p.id = r.item_id
    join workspaces w on w.id = p.workspace_id
    left join page_versions v on v.id = p.published_version
    left join drafts d on d.page_id = p.id and d.user_id = r.user_id
    where r.user_id = ${userId} and r.organization_id = ${organizationId} and r.type = 'page'
      and ${maySeePage(own, userId)}
    order by r.accessed_at desc limit ${recentPagesMax}`;
  },
);

const listWorkspaces = defineSharedStatement<Person, RecentWorkspaceRecord>(
  personTypes,
  (sql, { userId, organizationId }) => {
    const own = withinOrganization(sql, organizationId);
    return own`
    select w.id, w.workspace_name as "workspaceName", w.icon, ${isPinned(own)} as "isPinned",
      r.accessed_at as "accessedAt"
    from recents r
    join workspaces w on w.id = r.item_id
    where r.user_id = ${userId} and r.organization_id = ${organizationId}
      and r.type = 'workspace' and ${maySeeWorkspace(own, userId, own`w.id`)}
    order by r.accessed_at desc limit ${recentWorkspacesMax}`;
  },
);

/** Reads recently opened items. */
export function createRecentListStore(sql: Sql) {
  return {
    /** The recent pages that the caller can still see, newest first. */
    listPages: ({ userId, organizationId }: OrganizationScope) =>
      listPages(sql, { userId, organizationId }),

    /** The recent workspaces of which the caller is still a member, newest first. */
    listWorkspaces: ({ userId, organizationId }: OrganizationScope) =>
      listWorkspaces(sql, { userId, organizationId }),
  };
}

export type RecentListStore = ReturnType<typeof createRecentListStore>;
