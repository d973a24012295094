import type { Role } from "@stemma/domain/access/can";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { refuse } from "../platform/refusal.ts";

declare const authenticated: unique symbol;

/** A person whose session was checked. */
export interface Visitor {
  readonly userId: UserId;
}

/**
 * Who asks, and in which organization: the key to every store. Only {@link enterOrganization} makes one, from a
 * checked session and a membership that the database knows.
 */
export type OrganizationScope = Visitor & {
  readonly organizationId: OrganizationId;
  readonly organizationRole: Role;
  readonly [authenticated]: true;
};

/** What is asked of the memberships: the user's active organization, `null` before the account is opened. */
export interface Memberships {
  findActiveOrganization(
    userId: UserId,
  ): Promise<{ organizationId: OrganizationId; organizationRole: Role } | null>;
}

/** Lets a visitor into their active organization. Refuses with ACCOUNT_NOT_OPENED where they have none yet. */
export async function enterOrganization(
  memberships: Memberships,
  visitor: Visitor,
): Promise<OrganizationScope> {
  const active = await memberships.findActiveOrganization(visitor.userId);
  if (active === null) return refuse("ACCOUNT_NOT_OPENED");
  return { userId: visitor.userId, ...active } as OrganizationScope;
}
