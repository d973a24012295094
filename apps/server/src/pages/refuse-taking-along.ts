import type { Role } from "@stemma/domain/access/role";
import type { PageId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { refuse } from "../platform/refusal.ts";

/** The caller's roles on the pages below a page. */
export interface RolesBelow {
  rolesBelow(
    scope: OrganizationScope,
    pageId: PageId,
  ): Promise<readonly { readonly role: Role | null }[]>;
}

/**
 * NOT_ALLOWED if there is a page below the page, deleted or not, that the caller sees and does not administer. For changes of what the pages
 * below inherit: otherwise whoever administers one page could make themselves administrator of all below it.
 */
export async function refuseTakingAlong(
  pageTree: RolesBelow,
  scope: OrganizationScope,
  pageId: PageId,
): Promise<void> {
  const below = await pageTree.rolesBelow(scope, pageId);
  const isOthers = below.some(({ role }) => role !== null && role !== "administrator");
  if (isOthers) refuse("NOT_ALLOWED");
}
