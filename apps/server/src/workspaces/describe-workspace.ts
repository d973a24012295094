import type { WorkspaceId } from "@stemma/domain/ids";
import { authorizeWorkspace } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { WorkspaceNeeds } from "./workspace-needs.ts";
import type { WorkspaceWords } from "./workspace.store.ts";

/** Changes the description, the icon, or both, of a workspace that the caller administers, also of a personal one. */
export async function describeWorkspace(
  { access, transaction, clock }: WorkspaceNeeds<"describe">,
  scope: OrganizationScope,
  { workspaceId: id, ...words }: WorkspaceWords & { readonly workspaceId: WorkspaceId },
): Promise<void> {
  const { workspaceId } = authorizeWorkspace(await access.findWorkspace(scope, id), "manage");
  await transaction(async ({ workspaces, live }) => {
    await workspaces.describe(scope, workspaceId, words, clock.now());
    const ids = { workspace: workspaceId };
    await live.emit(scope, [{ topic: `workspace:${workspaceId}`, kind: "name", ids }]);
  });
}
