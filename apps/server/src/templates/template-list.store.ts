import type { Role } from "@stemma/domain/access/role";
import type { PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { maySeePage, roleOnPage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personNameOrId } from "../access/person-name.store.ts";
import type { InstantCursor } from "../platform/cursor.ts";
import type { Sql } from "../platform/database/connect.ts";
import { newestFirst } from "../platform/database/newest-first.ts";
import type { NameCursor } from "../platform/name-cursor.ts";
import { mayUse } from "./template.store.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A template that pages of a workspace can begin with. */
export interface OfferedTemplateRow {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  /** Whether it is the workspace's own. */
  readonly isOwn: boolean;
  /** What places it in the list: its group, and the beginning of its title. */
  readonly name: string;
}

/** How much of a title decides about the place of a template: a cursor has no room for a long one. */
const sortedCharacters = 100;

/** A template in the list of all. Instants are PostgreSQL's text. */
export interface TemplateRow {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly workspaceId: WorkspaceId;
  readonly workspaceName: string;
  readonly publishedVersion: VersionId | null;
  readonly updatedAt: string;
  readonly updatedByName: string;
  readonly isOffered: boolean;
  readonly role: Role;
}

/** Lists templates; every call is limited to the organization of its scope. */
export function createTemplateListStore(sql: Sql) {
  const newest = newestFirst(sql, "p.updated_at", "p.id");

  return {
    /**
     * At most `limit` of the templates that the caller may use in a workspace, after a cursor: the default first, then the workspace's own,
     * then those that are offered everywhere, by title.
     */
    async listOffered(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
      defaultPage: PageId | null,
      after: NameCursor,
      limit: number,
    ): Promise<OfferedTemplateRow[]> {
      const own = withinOrganization(sql, scope.organizationId);
      const { organizationId } = scope;
      const group = own`case when p.id = ${defaultPage}::uuid then '0' when p.workspace_id = ${workspaceId} then '1' else '2' end`;
      const name = own`(${group} || left(lower(v.page_title), ${sortedCharacters}))`;
      return own<OfferedTemplateRow[]>`
        select p.id, v.page_title as "pageTitle", p.icon, p.workspace_id = ${workspaceId} as "isOwn",
          ${name} as name
        from pages p
        join page_versions v on v.id = p.published_version
        left join offered_templates o on o.page_id = p.id
        where p.organization_id = ${organizationId} and ${mayUse(own, scope)} and p.id in (
          select own.id from pages own
          where own.organization_id = ${organizationId} and own.kind = 'template'
            and own.workspace_id = ${workspaceId}
          union all
          select page_id from offered_templates where organization_id = ${organizationId})
          and (${name}, p.id) > (${after.name}, ${after.id}::uuid)
        order by ${name}, p.id
        limit ${limit}`;
    },

    /** At most `limit` templates that the caller can see, changed last first. */
    async list(
      scope: OrganizationScope,
      limit: number,
      after: InstantCursor<PageId> | null,
    ): Promise<TemplateRow[]> {
      const own = withinOrganization(sql, scope.organizationId);
      const { organizationId, userId } = scope;
      return own<TemplateRow[]>`
        select p.id, coalesce(v.page_title, d.page_title, '') as "pageTitle", p.icon,
          w.id as "workspaceId", w.workspace_name as "workspaceName",
          p.published_version as "publishedVersion", p.updated_at as "updatedAt",
          ${personNameOrId(own, "p.updated_by")} as "updatedByName",
          o.page_id is not null as "isOffered", ${roleOnPage(own, userId)} as role
        from pages p
        join workspaces w on w.id = p.workspace_id
        left join page_versions v on v.id = p.published_version
        left join drafts d on d.page_id = p.id and d.user_id = ${userId}
        left join offered_templates o on o.page_id = p.id
        left join users u on u.id = p.updated_by
        left join configurations c
          on c.user_id = p.updated_by and c.organization_id = p.organization_id
        where p.organization_id = ${organizationId} and p.kind = 'template' and not p.deleted
          and (p.published_version is not null or d.id is not null) and ${maySeePage(own, userId)}
          and ${newest.after(after)}
        order by ${newest.order}
        limit ${limit}`;
    },
  };
}

export type TemplateListStore = ReturnType<typeof createTemplateListStore>;
