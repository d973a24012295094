import type { OrganizationId } from "@stemma/domain/ids";

let workingIn: OrganizationId | null = null;

/**
 * The organization in which this tab works. Every call names it, so that a switch in another tab does not affect this
 * one. `null` until the account is known.
 */
export function tabOrganization(): OrganizationId | null {
  return workingIn;
}

/** Sets the organization for this tab's calls. `null`: the person's active organization. */
export function workIn(organizationId: OrganizationId | null): void {
  workingIn = organizationId;
}
