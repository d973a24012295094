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

let isLeaving = false;

/** Whether somebody in this tab is leaving its organization, or deletes it: the tab then knows where it goes. */
export function isLeavingOrganization(): boolean {
  return isLeaving;
}

/** Runs what leaves or deletes this tab's organization. */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await leave();
  } finally {
    isLeaving = false;
  }
}
