import { LRUCache } from "lru-cache";
import type { OrganizationId } from "@stemma/domain/ids";

/** How many rows a process remembers: about 10 MB. */
const rememberedMax = 50_000;

/**
 * The organizations of rows by the rows' ids. A row never changes its organization, and no two rows have the same id, so an entry stays true for
 * good, also after its row was deleted. It only decides to which shard a statement goes: the statement itself still asks for the id, and for access.
 * Empty on a database that is not spread, where nothing is looked up in it.
 */
const remembered = new LRUCache<string, OrganizationId>({
  // `max` would reserve room for all rows at the start.
  maxSize: rememberedMax,
  sizeCalculation: () => 1,
});

/** The organization of a row that was found before; `null` if this process does not know it. */
export function recallOrganization(id: string): OrganizationId | null {
  return remembered.get(id) ?? null;
}

/** Remembers the organization of a row. Beyond 50,000 rows, forgets the one that was asked for longest ago. */
export function rememberOrganization(id: string, organizationId: OrganizationId): void {
  remembered.set(id, organizationId);
}

/** Forgets a row which is not where it was remembered: the next who asks looks for it on all nodes. */
export function forgetOrganization(id: string): void {
  remembered.delete(id);
}
