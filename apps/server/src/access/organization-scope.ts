import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { refuse } from "../platform/refusal.ts";

declare const authenticated: unique symbol;

/** A person whose session was checked. */
export interface Visitor {
  readonly userId: UserId;
  /** The browser tab that asks, by the name that it gave itself; scripts have none. */
  readonly tab?: string | undefined;
}

/**
 * Who asks, and in which organization: the key to every store. Only {@link enterOrganization} makes one, from a
 * checked session and a membership that the database knows.
 */
export type OrganizationScope = Visitor & {
  readonly organizationId: OrganizationId;
  readonly organizationRole: OrganizationRole;
  readonly [authenticated]: true;
};

interface Membership {
  readonly organizationId: OrganizationId;
  readonly organizationRole: OrganizationRole;
}

/** What is asked of the memberships; `null` where there is none. */
export interface Memberships {
  /** The user's active organization; none before the account is opened. */
  findActiveOrganization(userId: UserId): Promise<Membership | null>;
  findMembership(userId: UserId, organizationId: OrganizationId): Promise<Membership | null>;
}

/**
 * Lets a visitor into the organization that they name, else into their active one. Refuses with NOT_IN_ORGANIZATION where
 * they are no member of what they name, and with ACCOUNT_NOT_OPENED where they have no organization yet.
 */
export async function enterOrganization(
  memberships: Memberships,
  visitor: Visitor,
  named: OrganizationId | null = null,
): Promise<OrganizationScope> {
  const { userId } = visitor;
  const membership =
    named === null
      ? await memberships.findActiveOrganization(userId)
      : await memberships.findMembership(userId, named);
  if (membership === null) {
    return refuse(named === null ? "ACCOUNT_NOT_OPENED" : "NOT_IN_ORGANIZATION");
  }
  return { ...visitor, ...membership } as OrganizationScope;
}
