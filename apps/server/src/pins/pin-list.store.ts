import { maySeePage, maySeeWorkspace } from "../access/access-rule.store.ts";
import type { OrganizationId, PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { PageKind } from "@stemma/domain/page/page-kind";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { defineStatement } from "../platform/database/define-statement.ts";
import { isUnread } from "../reading/unread.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/**
 * A row of the pin list. `kind`, `pageTitle`, `deleted` and `isUnread` are `null` for a workspace. Instants are PostgreSQL's
 * text.
 */
export interface PinRecord {
  readonly id: PageId & WorkspaceId;
  readonly type: "page" | "workspace";
  readonly position: number;
  readonly kind: PageKind | null;
  readonly pageTitle: string | null;
  readonly icon: string | null;
  readonly workspaceName: string;
  readonly deleted: boolean | null;
  readonly isUnread: boolean | null;
  readonly updatedAt: string;
}

/** Whose pins. */
type Owner = { readonly userId: UserId; readonly organizationId: OrganizationId };

const visible = (sql: Sql, { userId, organizationId }: Owner) => sql`
  select n.item_id as id, n.type, n.position, p.workspace_id as "workspaceId",
    p.kind, coalesce(v.page_title, d.page_title) as "pageTitle",
    coalesce(p.icon, w.icon) as icon,
    coalesce(w.workspace_name, hw.workspace_name) as "workspaceName", p.deleted,
    ${isUnread(sql, userId)} as "isUnread",
    coalesce(p.updated_at, w.updated_at) as "updatedAt"
  from pins n
  left join pages p on n.type = 'page' and p.id = n.item_id
    and ${maySeePage(sql, sql`n.user_id`)}
  left join page_versions v on v.id = p.published_version
  left join drafts d on d.page_id = p.id and d.user_id = n.user_id
  left join workspaces hw on hw.id = p.workspace_id
  left join workspaces w on n.type = 'workspace' and w.id = n.item_id
    and ${maySeeWorkspace(sql, sql`n.user_id`, sql`w.id`)}
  where n.user_id = ${userId} and n.organization_id = ${organizationId}
    and (p.id is not null or w.id is not null)`;

type PartOfPins = Owner & {
  readonly limit: number;
  readonly afterPosition: number;
  readonly afterId: string;
  readonly workspaceId: WorkspaceId | null;
};

/** Not shared with others who ask: for the pages of one workspace, it may read all pins of a person, who may have thousands. */
const listPart = defineStatement<PartOfPins, PinRecord>(
  (base, { userId, organizationId, limit, afterPosition, afterId, workspaceId }) => {
    const sql = withinOrganization(base, organizationId);
    return sql`
    select * from (${visible(sql, { userId, organizationId })}) s
    where (s.position, s.id) > (${afterPosition}::float8, ${afterId}::uuid)
      and (${workspaceId}::uuid is null or s."workspaceId" = ${workspaceId}::uuid)
    order by s.position, s.id limit ${limit}`;
  },
);

/** Reads pins. The query checks permission: it leaves out items that the caller cannot see. */
export function createPinListStore(sql: Sql) {
  return {
    /** The caller's pins after a position: at most `limit` rows. With `workspaceId`, only pages of this workspace. */
    async list(
      { userId, organizationId }: OrganizationScope,
      limit: number,
      after: { position: number; id: string },
      workspaceId: WorkspaceId | null,
    ) {
      return listPart(sql, {
        userId,
        organizationId,
        limit,
        afterPosition: after.position,
        afterId: after.id,
        workspaceId,
      });
    },

    /** The ids of all pins that the caller can see, in order. */
    async listIds(scope: OrganizationScope): Promise<string[]> {
      const own = withinOrganization(sql, scope.organizationId);
      const rows = await own<{ id: string }[]>`
        select s.id from (${visible(own, scope)}) s order by s.position, s.id`;
      return rows.map((row) => row.id);
    },
  };
}

export type PinListStore = ReturnType<typeof createPinListStore>;
