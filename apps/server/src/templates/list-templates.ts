import type { OfferedTemplate, Template } from "@stemma/contract/templates.contract";
import { canOnOrganization } from "@stemma/domain/access/can";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import {
  builtInTemplates,
  isBuiltIn,
  type BuiltInTemplate,
  type TemplateId,
} from "@stemma/domain/template/template-id";
import { authorizeWorkspace, type WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import { paginateByName, readNameCursor, type NameCursor } from "../platform/name-cursor.ts";
import { writtenTemplates } from "./built-in/built-in-templates.ts";
import type { OfferedTemplateRow, TemplateListStore } from "./template-list.store.ts";
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

/** A part of the templates that pages of a workspace can begin with. */
interface OfferedPart {
  readonly items: OfferedTemplate[];
  readonly nextCursor: string | null;
  readonly defaultTemplate: TemplateId | null;
}

/**
 * The templates that pages of a workspace can begin with, the workspace's default first, and those that come with the product last: beyond
 * the limit of the last part. Fails with NOT_FOUND, OTHER_ORGANIZATION or NO_ACCESS.
 */
export async function listOfferedTemplates(
  { access, templates, templateList }: Needs,
  scope: OrganizationScope,
  input: { workspaceId: WorkspaceId; cursor?: string | undefined; limit: number },
): Promise<OfferedPart> {
  const { limit } = input;
  const { workspaceId } = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "view",
  );
  const wanted = await templates.findDefault(scope, workspaceId);
  const ofProduct = wanted !== null && isBuiltIn(wanted) ? wanted : null;
  const ofPage = wanted === null || isBuiltIn(wanted) ? null : wanted;
  const list = (after: NameCursor, most: number) =>
    templateList.listOffered(scope, workspaceId, ofPage, after, most);
  const beginning = readNameCursor(undefined);
  const after = readNameCursor(input.cursor);
  const isFirst = after.name === beginning.name;
  const rows = await list(after, limit + 1);
  const { items, nextCursor } = paginateByName(rows, limit);
  // The default is the first of all, if the caller may use it.
  const [first] = isFirst ? rows : await list(beginning, 1);
  const others = nextCursor === null ? builtInTemplates.filter((id) => id !== ofProduct) : [];
  return {
    items: [
      ...(isFirst && ofProduct !== null ? [presentBuiltIn(ofProduct)] : []),
      ...items.map(presentOffered),
      ...others.map(presentBuiltIn),
    ],
    nextCursor,
    defaultTemplate: ofProduct ?? (first?.id === ofPage ? ofPage : null),
  };
}

function presentOffered({ id, pageTitle, icon, isOwn }: OfferedTemplateRow): OfferedTemplate {
  const from = isOwn ? "workspace" : "organization";
  return { id, name: pageTitle, icon, description: "", from };
}

function presentBuiltIn(id: BuiltInTemplate): OfferedTemplate {
  const { name, icon, description } = writtenTemplates[id];
  return { id, name, icon, description, from: "product" };
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
