import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { Audit } from "../audit/audit-entry.ts";
import type { Live } from "../live/live.ts";
import type { Transaction } from "../platform/database/transaction.ts";
import type { MemberRoles } from "./update-member.ts";

interface Needs {
  transaction: Transaction<{
    organizations: Pick<MemberRoles, "lockMembers" | "roleOf"> & {
      setRole(organizationId: OrganizationId, userId: UserId, role: "administrator"): Promise<void>;
    };
    audit: Audit;
    live: Live;
  }>;
}

/**
 * Makes a member an administrator of the organization, on the word of whoever runs the server: for an organization whose
 * administrators are all gone. Returns whether anything changed; `null` if the person is not a member.
 */
export async function makeAdministrator(
  { transaction }: Needs,
  organizationId: OrganizationId,
  userId: UserId,
): Promise<boolean | null> {
  return transaction(async ({ organizations, audit, live }) => {
    await organizations.lockMembers(organizationId);
    const before = await organizations.roleOf(organizationId, userId);
    if (before === null || before === "administrator") return before === null ? null : false;
    await organizations.setRole(organizationId, userId, "administrator");
    await audit.record({ organizationId, userId: null }, [
      {
        act: "roleChanged",
        person: userId,
        details: { role: "administrator", roleBefore: before },
      },
    ]);
    await live.emit({}, [
      { topic: `user:${userId}`, kind: "access" },
      { topic: `organization:${organizationId}`, kind: "members", ids: { user: userId } },
    ]);
    return true;
  });
}
