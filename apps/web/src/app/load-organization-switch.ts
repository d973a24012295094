import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { OrganizationId } from "@stemma/domain/ids";
import { switchRedirect } from "../features/switch-organization/switch-redirect.ts";
import { orpc } from "../lib/api.ts";

/** What the address of the switch screen says: what was wanted, and the organization that it belongs to. */
export interface SwitchSearch {
  readonly redirect?: string;
  readonly orgId?: string;
}

/** A switch that the reader can make. */
export interface OrganizationSwitch {
  readonly target: { readonly id: OrganizationId; readonly organizationName: string };
  /** The name of the organization in which they are. */
  readonly present: string;
  /** The path to what they wanted. */
  readonly redirect: string;
}

/** Reads a switch screen's search; what is not a text is left out. */
export function readSwitchSearch(found: Readonly<Record<string, unknown>>): SwitchSearch {
  return {
    ...(typeof found["redirect"] === "string" ? { redirect: found["redirect"] } : {}),
    ...(typeof found["orgId"] === "string" ? { orgId: found["orgId"] } : {}),
  };
}

/**
 * Finds the organization to switch to among the reader's own, as the server knows them now. Who belongs to another one goes to the
 * no-access screen, who is in it already to what they wanted.
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
