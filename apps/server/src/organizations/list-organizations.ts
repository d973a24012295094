import type { OrganizationScope } from "../access/organization-scope.ts";
import type { OrganizationStore } from "./organization.store.ts";

/** The asker's organizations, by name. */
export async function listOrganizations(
  { organizations }: { organizations: Pick<OrganizationStore, "listOf"> },
  scope: OrganizationScope,
) {
  return { items: await organizations.listOf(scope) };
}
