import type { QueryClient } from "@tanstack/react-query";
import type { OrganizationId } from "@stemma/domain/ids";
import { api, orpc } from "../lib/api.ts";
import { forgetTheRest } from "../lib/follow-account.ts";
import { workIn } from "../lib/tab-organization.ts";

/** Works in an organization that is the active one by now, and drops everything that this tab knew of the one before. */
export async function enterOrganization(
  queryClient: QueryClient,
  organizationId: OrganizationId,
): Promise<void> {
  const account = await api.accounts.current(undefined, { context: { organizationId } });
  await queryClient.cancelQueries();
  workIn(account.organization.id);
  queryClient.setQueryData(orpc.accounts.current.queryKey(), account);
  await forgetTheRest(queryClient);
}
