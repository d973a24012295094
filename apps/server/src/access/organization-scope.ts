import type { OrganizationRole } from "@stemma/domain/access/role";
import type { OrganizationId, UserId } from "@stemma/domain/ids";
import { refuse } from "../platform/refusal.ts";

declare const authenticated: unique symbol;

/** Where a request came from, as the audit log names it. */
export interface RequestOrigin {
  /** The client address, for IPv6 its network; `null` if it is unknown. */
  readonly address: string | null;
  /** What the client calls itself, cut where it is long; `null` if it says nothing. */
  readonly userAgent: string | null;
}

/** A user with a verified session. */
export interface Visitor {
  readonly userId: UserId;
  /** Where the request came from; missing where nothing is written. */
  readonly from?: RequestOrigin | undefined;
  /** The UUID of the calling browser tab, made by the tab; scripts have none. */
  readonly tab?: string | undefined;
}

/**
 * The caller and the organization of the request: every store needs it. Only {@link enterOrganization} makes one, from
 * a verified session and a stored membership.
 */
export type OrganizationScope = Visitor & {
  readonly organizationId: OrganizationId;
  readonly organizationRole: OrganizationRole;
  readonly [authenticated]: true;
};

/** A visitor, and the organization that their call names; `null` for their active one. */
export interface Caller extends Visitor {
  readonly namedOrganization: OrganizationId | null;
}

/** A stored membership of a person in an organization. */
export interface Membership {
  readonly organizationId: OrganizationId;
  readonly organizationRole: OrganizationRole;
  /** Whether the organization keeps the person out until they have a second factor. */
  readonly lacksSecondFactor: boolean;
}

/** The lookups of memberships; `null` if there is none. */
export interface Memberships {
  /** The membership in the user's active organization; `null` before the account is opened. */
  findActiveOrganization(userId: UserId): Promise<Membership | null>;
  findMembership(userId: UserId, organizationId: OrganizationId): Promise<Membership | null>;
}

/**
 * Gives the visitor the scope of the named organization, else of the active one. NOT_IN_ORGANIZATION if the visitor is
 * not a member of the named one, ACCOUNT_NOT_OPENED if the visitor has no organization yet, SECOND_FACTOR_NEEDED if the
 * organization requires a second factor and the visitor has none.
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
  return enterFound({ ...visitor, namedOrganization: named }, membership);
}

/** Like {@link enterOrganization}, with the membership that the query for the caller's answer found on the way. */
export function enterFound(
  { namedOrganization: named, ...visitor }: Caller,
  membership: Membership | null,
): OrganizationScope {
  if (membership === null) return refuse(refusalWithout(named));
  const { lacksSecondFactor, ...entered } = membership;
  if (lacksSecondFactor) {
    return refuse("SECOND_FACTOR_NEEDED", { organizationId: entered.organizationId });
  }
  return { ...visitor, ...entered } as OrganizationScope;
}

function refusalWithout(named: OrganizationId | null) {
  return named === null ? "ACCOUNT_NOT_OPENED" : "NOT_IN_ORGANIZATION";
}
