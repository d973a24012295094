import type { DeletedOrganization } from "@stemma/contract/organizations.contract";
import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { goneFrom } from "@stemma/domain/workspace/restorable-days";
import { authorizeManaging } from "../access/authorized.ts";
import type { OrganizationScope, Visitor } from "../access/organization-scope.ts";
import type { Audit } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import type { Clock } from "../platform/clock.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import { toInstant } from "../platform/instant.ts";
import { refuse } from "../platform/refusal.ts";
import type { OrganizationTrashStore } from "./organization-trash.store.ts";

interface Needs {
  transaction: Transaction<{
    organizations: {
      lockMembers(organizationId: OrganizationId): Promise<void>;
      roleOf(organizationId: OrganizationId, userId: UserId): Promise<OrganizationRole | null>;
    };
    organizationTrash: Pick<OrganizationTrashStore, "delete" | "findAdministration" | "restore">;
    accounts: { leaveDeletedOrganization(organizationId: OrganizationId): Promise<void> };
    audit: Audit;
    live: Live;
  }>;
  clock: Clock;
}

/**
 * Deletes the caller's organization with everything in it: nobody is in it until it is restored. Whoever worked in it works in
 * another of their organizations from now on. ORGANIZATION_NAME_DIFFERS unless the name is the organization's; NOT_ALLOWED if the
 * caller does not administer it.
 */
export async function deleteOrganization(
  { transaction, clock }: Needs,
  scope: OrganizationScope,
  organizationName: string,
): Promise<void> {
  const { organizationId, userId } = authorizeManaging(scope);
  await transaction(async ({ organizations, organizationTrash, accounts, audit, live }) => {
    await organizations.lockMembers(organizationId);
    const role = await organizations.roleOf(organizationId, userId);
    if (role !== "administrator") return refuse("NOT_ALLOWED");
    const deletion = { at: clock.now(), by: userId };
    const name = organizationName.trim();
    const members = await organizationTrash.delete(organizationId, name, deletion);
    if (members === null) return refuse("ORGANIZATION_NAME_DIFFERS");
    const item = { kind: "organization", id: organizationId } as const;
    await audit.record(scope, [{ act: "organizationDeleted", item }]);
    await accounts.leaveDeletedOrganization(organizationId);
    await emitTo(live, scope, members);
  });
}

/** The deleted organizations that the visitor administered and can restore, deleted last first. */
export async function listDeletedOrganizations(
  { organizationTrash }: { organizationTrash: Pick<OrganizationTrashStore, "list"> },
  visitor: Visitor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: DeletedOrganization[]; nextCursor: string | null }> {
  const rows = await organizationTrash.list(visitor, readCursor(cursor), limit + 1);
  const dated = rows.map((row) => ({ ...row, updatedAt: new Date(row.deletedAt) }));
  const { items, nextCursor } = paginate(dated, limit);
  return {
    items: items.map(({ id, organizationName, updatedAt }) => ({
      id,
      organizationName,
      deletedAt: toInstant(updatedAt),
      goneAt: toInstant(goneFrom(updatedAt)),
    })),
    nextCursor,
  };
}

/**
 * Restores a deleted organization with its members. NOT_FOUND unless the visitor administered it; SECOND_FACTOR_NEEDED if it requires
 * one that the visitor has not.
 */
export async function restoreOrganization(
  { transaction }: Pick<Needs, "transaction">,
  visitor: Visitor,
  organizationId: OrganizationId,
): Promise<void> {
  await transaction(async ({ organizations, organizationTrash, audit, live }) => {
    await organizations.lockMembers(organizationId);
    const held = await organizationTrash.findAdministration(visitor, organizationId);
    if (held === null) return refuse("NOT_FOUND");
    if (held.lacksSecondFactor) return refuse("SECOND_FACTOR_NEEDED", { organizationId });
    const members = await organizationTrash.restore(organizationId);
    const item = { kind: "organization", id: organizationId } as const;
    await audit.record({ ...visitor, organizationId }, [{ act: "organizationRestored", item }]);
    await emitTo(live, visitor, members);
  });
}

/** Tells everybody who was or is in the organization. */
async function emitTo(live: Live, actor: Visitor, members: readonly UserId[]): Promise<void> {
  await live.emit(
    actor,
    members.flatMap((userId) => [
      { topic: `user:${userId}`, kind: "access" } as const,
      { topic: `user:${userId}`, kind: "organizations" } as const,
    ]),
  );
}
