import type { OfferedTemplate, Template } from "@stemma/contract/templates.contract";
import { canOnOrganization } from "@stemma/domain/access/can";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { builtInTemplates, type TemplateId } from "@stemma/domain/template/template-id";
import { authorizeWorkspace, type WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import { writtenTemplates } from "./built-in/built-in-templates.ts";
import type { TemplateListStore } from "./template-list.store.ts";
import type { TemplateStore } from "./template.store.ts";

interface Needs {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  templates: Pick<TemplateStore, "findDefault">;
  templateList: TemplateListStore;
}

/**
 * The templates that pages of a workspace can begin with, the workspace's default first. Fails with NOT_FOUND, OTHER_ORGANIZATION or
 * NO_ACCESS.
 */
export async function listOfferedTemplates(
  { access, templates, templateList }: Needs,
  scope: OrganizationScope,
  workspace: WorkspaceId,
): Promise<{ items: OfferedTemplate[]; defaultTemplate: TemplateId | null }> {
  const { workspaceId } = authorizeWorkspace(await access.findWorkspace(scope, workspace), "view");
  const rows = await templateList.listOffered(scope, workspaceId);
  const wanted = await templates.findDefault(scope, workspaceId);
  const items: OfferedTemplate[] = [
    ...rows.map(({ id, name, icon, isOwn }) => {
      const from = isOwn ? ("workspace" as const) : ("organization" as const);
      return { id, name, icon, description: "", from };
    }),
    ...builtInTemplates.map((id) => {
      const { name, icon, description } = writtenTemplates[id];
      return { id, name, icon, description, from: "product" as const };
    }),
  ];
  const first = items.find(({ id }) => id === wanted);
  if (first === undefined) return { items, defaultTemplate: null };
  return { items: [first, ...items.filter((item) => item !== first)], defaultTemplate: first.id };
}

/** The templates that the caller can see, changed last first. */
export async function listTemplates(
  { templateList }: Needs,
  scope: OrganizationScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: Template[]; nextCursor: string | null }> {
  const found = await templateList.list(scope, limit + 1, readCursor<PageId>(cursor));
  const rows = found.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
  const part = paginate(rows, limit);
  const mayOffer = canOnOrganization(scope.organizationRole, "manage");
  const items = part.items.map(({ role, updatedAt, ...template }) => ({
    ...template,
    updatedAt: toInstant(updatedAt),
    can: {
      edit: role !== "viewer",
      delete: role === "administrator",
      offer: mayOffer && template.publishedVersion !== null,
    },
  }));
  return { items, nextCursor: part.nextCursor };
}
