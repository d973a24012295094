import { blankBody } from "@stemma/document/blank-body";
import type { DraftId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { addPage } from "./add-page.ts";
import type { AddPageNeeds } from "./add-page.ts";

interface Needs extends AddPageNeeds {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
}

/**
 * Creates an unpublished page with an empty draft, first in the creator's recent list, in one transaction. NO_ACCESS if
 * the caller cannot see the workspace, NOT_ALLOWED if the caller does not administer it.
 */
export async function createPage(
  needs: Needs,
  scope: OrganizationScope,
  workspaceId: WorkspaceId,
): Promise<{ pageId: PageId; draftId: DraftId }> {
  authorizeWorkspace(await needs.access.findWorkspace(scope, workspaceId), "createPage");
  return addPage(needs, scope, { workspaceId, icon: null, pageTitle: "", body: blankBody() });
}
