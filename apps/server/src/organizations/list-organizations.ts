import type { Visitor } from "../access/organization-scope.ts";
import type { OrganizationStore } from "./organization.store.ts";

/** The caller's organizations, by name. */
export async function listOrganizations(
  { organizations }: { organizations: Pick<OrganizationStore, "listOf"> },
  visitor: Visitor,
) {
  return { items: await organizations.listOf(visitor) };
}
