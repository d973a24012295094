import type { OrganizationId } from "@stemma/domain/ids";

let workingIn: OrganizationId | null = null;

/**
 * The organization in which this tab works: named in every call, so that a switch in another tab moves nothing here.
 * `null` until the account is known.
 */
export function tabOrganization(): OrganizationId | null {
  return workingIn;
}

/** From now on this tab's calls work in another organization; `null`: in whichever is active. */
export function workIn(organizationId: OrganizationId | null): void {
  workingIn = organizationId;
}
