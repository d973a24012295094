import type { PageId } from "@stemma/domain/ids";
import { authorizeManaging, authorizePage, type PageAccess } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { refuse } from "../platform/refusal.ts";
import type { TemplateStore } from "./template.store.ts";

interface Needs {
  access: { findPage(scope: OrganizationScope, pageId: PageId): Promise<PageAccess | null> };
  transaction: Transaction<{ templates: Pick<TemplateStore, "setOffered">; live: Live }>;
  clock: Clock;
}

/**
 * Offers a template in every workspace of the organization, or ends that. The caller must administer the organization and see the template.
 * NOT_FOUND if the page is no template.
 */
export async function offerTemplate(
  { access, transaction, clock }: Needs,
  scope: OrganizationScope,
  { pageId, isOffered }: { readonly pageId: PageId; readonly isOffered: boolean },
): Promise<void> {
  const { kind, workspaceId } = authorizePage(await access.findPage(scope, pageId), "view");
  if (kind !== "template") refuse("NOT_FOUND");
  authorizeManaging(scope);
  await transaction(async ({ templates, live }) => {
    await templates.setOffered(scope, pageId, { isOffered, at: clock.now() });
    const ids = { page: pageId };
    await live.emit(scope, [{ topic: `workspace:${workspaceId}`, kind: "pages", ids }]);
  });
}
