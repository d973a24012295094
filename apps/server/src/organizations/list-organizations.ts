import type { OrganizationId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import { paginateByName, readNameCursor } from "../platform/name-cursor.ts";
import type { OrganizationStore } from "./organization.store.ts";

/** An organization in the list of a person's own. */
interface ListedOrganization {
  readonly id: OrganizationId;
  readonly organizationName: string;
  readonly icon: string | null;
}

/** The caller's organizations, by name. */
export async function listOrganizations(
  { organizations }: { organizations: Pick<OrganizationStore, "listOf"> },
  visitor: Visitor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: ListedOrganization[]; nextCursor: string | null }> {
  const rows = await organizations.listOf(visitor, readNameCursor(cursor), limit + 1);
  const { items, nextCursor } = paginateByName(rows, limit);
  return {
    items: items.map(({ id, name, icon }) => ({ id, organizationName: name, icon })),
    nextCursor,
  };
}
