import type { WorkspaceId } from "@stemma/domain/ids";
import type { TemplateId } from "@stemma/domain/template/template-id";
import { authorizeWorkspace, type WorkspaceAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { readTemplate } from "./read-template.ts";
import type { TemplateStore } from "./template.store.ts";

interface Needs {
  access: {
    findWorkspace(
      scope: OrganizationScope,
      workspaceId: WorkspaceId,
    ): Promise<WorkspaceAccess | null>;
  };
  templates: Pick<TemplateStore, "find">;
  transaction: Transaction<{ templates: Pick<TemplateStore, "setDefault">; live: Live }>;
}

/**
 * Sets the template that is chosen at first for new pages of a workspace that the caller administers; `null` for a blank page. NOT_FOUND if the
 * caller may not use the template.
 */
export async function setDefaultTemplate(
  needs: Needs,
  scope: OrganizationScope,
  input: { readonly workspaceId: WorkspaceId; readonly template: TemplateId | null },
): Promise<void> {
  const { template } = input;
  const { workspaceId } = authorizeWorkspace(
    await needs.access.findWorkspace(scope, input.workspaceId),
    "manage",
  );
  if (template !== null) await readTemplate(needs, scope, template);
  await needs.transaction(async ({ templates, live }) => {
    await templates.setDefault(scope, workspaceId, template);
    const ids = { workspace: workspaceId };
    await live.emit(scope, [{ topic: `workspace:${workspaceId}`, kind: "settings", ids }]);
  });
}
