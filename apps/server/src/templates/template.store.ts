import type { PageBody } from "@stemma/document/format";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import type { TemplateId } from "@stemma/domain/template/template-id";
import { isOpenWhenPublished, maySeePage } from "../access/access-rule.store.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { personName } from "../access/person-name.store.ts";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** A template as new pages begin with it: its published title and text, and its icon. */
export interface TemplateRecord {
  readonly id: PageId;
  readonly pageTitle: string;
  readonly icon: string | null;
  readonly body: PageBody;
}

/** Reads the text of templates, and writes where they are offered. Every call is limited to the organization of its scope. */
export function createTemplateStore(sql: Sql) {
  return {
    /** A template that the caller may use; `null` for any other page. */
    async find(scope: OrganizationScope, pageId: PageId): Promise<TemplateRecord | null> {
      const own = withinOrganization(sql, scope.organizationId);
      const [row] = await own<(Omit<TemplateRecord, "body"> & { body: StoredBody })[]>`
        select p.id, v.page_title as "pageTitle", p.icon, v.body
        from pages p
        join page_versions v on v.id = p.published_version
        left join offered_templates o on o.page_id = p.id
        where p.id = ${pageId} and p.organization_id = ${scope.organizationId} and ${mayUse(own, scope)}`;
      return row === undefined ? null : { ...row, body: currentBody(row.body) };
    },

    /** The caller's name in the organization, for `{{author}}`. */
    async nameOf({ organizationId, userId }: OrganizationScope): Promise<string> {
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<{ name: string }[]>`
        select ${personName(own)} as name from users u
        left join configurations c on c.user_id = u.id and c.organization_id = ${organizationId}
        where u.id = ${userId}`;
      return row?.name ?? "";
    },

    /** Offers a template in every workspace, or ends that. */
    async setOffered(
      { organizationId, userId }: OrganizationScope,
      pageId: PageId,
      { isOffered, at }: { isOffered: boolean; at: Date },
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      if (isOffered) {
        await own`
          insert into offered_templates (page_id, organization_id, offered_at, offered_by)
          values (${pageId}, ${organizationId}, ${at}, ${userId})
          on conflict do nothing`;
      } else {
        await own`
          delete from offered_templates
          where page_id = ${pageId} and organization_id = ${organizationId}`;
      }
    },

    /** The template that is chosen at first in a workspace; `null` for a blank page. */
    async findDefault(
      { organizationId }: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<TemplateId | null> {
      const own = withinOrganization(sql, organizationId);
      const [row] = await own<{ template: TemplateId }[]>`
        select template from default_templates
        where workspace_id = ${workspaceId} and organization_id = ${organizationId}`;
      return row?.template ?? null;
    },

    async setDefault(
      { organizationId }: OrganizationScope,
      workspaceId: WorkspaceId,
      template: TemplateId | null,
    ): Promise<void> {
      const own = withinOrganization(sql, organizationId);
      if (template === null) {
        await own`
          delete from default_templates
          where workspace_id = ${workspaceId} and organization_id = ${organizationId}`;
      } else {
        await own`
          insert into default_templates (organization_id, workspace_id, template)
          values (${organizationId}, ${workspaceId}, ${template})
          on conflict on constraint default_templates_workspace_id_pk do update set template = excluded.template`;
      }
    },
  };
}

/**
 * Whether the caller may begin a page with the template `p`: they can see its page, or it is offered in every workspace, is not restricted, and
 * its own workspace is not deleted. `o` is the row that offers it, or null.
 */
export function mayUse(sql: Sql, { userId }: OrganizationScope): Fragment {
  return sql`(p.kind = 'template' and not p.deleted and p.published_version is not null and (
    ${maySeePage(sql, userId)}
    or (o.page_id is not null and ${isOpenWhenPublished(sql)} and exists (
      select 1 from workspaces w where w.id = p.workspace_id and w.deleted_at is null))))`;
}

export type TemplateStore = ReturnType<typeof createTemplateStore>;
