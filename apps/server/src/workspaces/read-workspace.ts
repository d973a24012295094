import type { PageSummary } from "@stemma/contract/page-shapes";
import type { WorkspaceView } from "@stemma/contract/workspaces.contract";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { foldText } from "@stemma/domain/search/fold-text";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import { toInstant } from "../platform/instant.ts";
import { refuse } from "../platform/refusal.ts";
import { likePattern } from "../search/like-pattern.ts";
import { presentWorkspace } from "./present-workspace.ts";
import type { WorkspaceStore } from "./workspace.store.ts";

interface Needs {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  workspaces: WorkspaceStore;
}

/** Reads one workspace. Fails with NOT_FOUND, OTHER_ORGANIZATION or NO_ACCESS. */
export async function readWorkspace(
  { access, workspaces }: Needs,
  scope: OrganizationScope,
  workspaceId: WorkspaceId,
): Promise<WorkspaceView> {
  const { actor } = authorizeWorkspace(await access.findWorkspace(scope, workspaceId), "view");
  const workspace = await workspaces.find(scope, workspaceId);
  if (workspace === null || actor.workspaceRole === null) return refuse("NOT_FOUND");
  return presentWorkspace({ ...workspace, role: actor.workspaceRole });
}

/**
 * Lists the workspace's published pages, last updated first; with `title`, only pages whose title contains it. Fails
 * like {@link readWorkspace}.
 */
export async function listWorkspacePages(
  { access, workspaces }: Needs,
  scope: OrganizationScope,
  input: {
    workspaceId: WorkspaceId;
    title?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ items: PageSummary[]; nextCursor: string | null }> {
  const { workspaceId, workspaceName } = authorizeWorkspace(
    await access.findWorkspace(scope, input.workspaceId),
    "view",
  );
  const after = readCursor<PageId>(input.cursor);
  const title = foldText(input.title?.trim() ?? "");
  const pattern = title === "" ? null : likePattern(title);
  const rows = await workspaces.listPages(scope, workspaceId, input.limit + 1, after, pattern);
  const { items, nextCursor } = paginate(rows, input.limit);
  return {
    items: items.map((page) => ({
      id: page.id,
      pageTitle: page.pageTitle,
      icon: page.icon,
      workspaceId,
      workspaceName,
      updatedAt: toInstant(page.updatedAt),
      deleted: page.deleted,
    })),
    nextCursor,
  };
}
