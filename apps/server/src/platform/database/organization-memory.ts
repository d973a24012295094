import type { OrganizationId } from "@stemma/domain/ids";

/** How many rows a process remembers: about 10 MB. */
const rememberedMax = 50_000;

/** The organizations of rows by the rows' ids, those that were asked for longest ago first. */
const remembered = new Map<string, OrganizationId>();

/* A row never changes its organization, and no two rows have one id. So what is remembered holds for good, also of rows that are gone. It only
   says which shard a statement goes to: the statement itself still asks for the id, and for access. Nothing is remembered on a database that
   is not spread, because nothing is asked there. */

/** The organization of a row that was found before; `null` if this process does not know it. */
export function recallOrganization(id: string): OrganizationId | null {
  const organizationId = remembered.get(id);
  if (organizationId === undefined) return null;
  remembered.delete(id);
  remembered.set(id, organizationId);
  return organizationId;
}

/** Remembers the organization of a row, and forgets the row that nobody has asked for the longest. */
export function rememberOrganization(id: string, organizationId: OrganizationId): void {
  remembered.delete(id);
  remembered.set(id, organizationId);
  if (remembered.size <= rememberedMax) return;
  for (const oldest of remembered.keys()) {
    remembered.delete(oldest);
    return;
  }
}

/** Forgets a row which is not where it was remembered: the next who asks looks for it on all nodes. */
export function forgetOrganization(id: string): void {
  remembered.delete(id);
}
