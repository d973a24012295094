import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { OrganizationId } from "@stemma/domain/ids";
import { switchRedirect } from "../../features/switch-organization/switch-redirect.ts";
import { orpc } from "../../lib/api.ts";

/** The search parameters of the switch screen: the wanted path, and the organization it belongs to. */
export interface SwitchSearch {
  readonly redirect?: string;
  readonly orgId?: string;
}

/** A switch of organization that the reader can make. */
export interface OrganizationSwitch {
  readonly target: { readonly id: OrganizationId; readonly organizationName: string };
  /** The name of the current organization. */
  readonly present: string;
  /** The path to open after the switch. */
  readonly redirect: string;
}

/** Reads the search parameters of a switch screen, and ignores values that are not strings. */
export function readSwitchSearch(found: Readonly<Record<string, unknown>>): SwitchSearch {
  return {
    ...(typeof found["redirect"] === "string" ? { redirect: found["redirect"] } : {}),
    ...(typeof found["orgId"] === "string" ? { orgId: found["orgId"] } : {}),
  };
}

/**
 * Finds the organization to switch to in a fresh list of the reader's organizations. Redirects to the no-access screen
 * if it is not in the list, and to the wanted path if it is the current one.
 */
export async function loadOrganizationSwitch(
  queryClient: QueryClient,
  wanted: SwitchSearch,
): Promise<OrganizationSwitch> {
  const [account, { items }] = await Promise.all([
    queryClient.fetchQuery(orpc.accounts.current.queryOptions({ staleTime: 0 })),
    queryClient.fetchQuery(orpc.organizations.list.queryOptions({ staleTime: 0 })),
  ]);
  const target = items.find(({ id }) => id === wanted.orgId);
  if (target === undefined) {
    const search = wanted.redirect === undefined ? {} : { redirect: wanted.redirect };
    throw redirect({ to: "/noAccess", search, replace: true });
  }
  const path = switchRedirect(wanted.redirect, window.location.origin);
  if (target.id === account.organization.id) throw redirect({ href: path, replace: true });
  return { target, present: account.organization.organizationName, redirect: path };
}
