import type { QueryClient } from "@tanstack/react-query";
import type { OrganizationId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { dropOtherAnswers } from "../../lib/tabs/watch-account.ts";
import { workIn } from "../../lib/tabs/tab-organization.ts";

/** Moves this tab to the organization that was just made active, and drops the cached answers of the previous one. */
export async function enterOrganization(
  queryClient: QueryClient,
  organizationId: OrganizationId,
): Promise<void> {
  const account = await api.accounts.current(undefined, { context: { organizationId } });
  await queryClient.cancelQueries();
  workIn(account.organization.id);
  queryClient.setQueryData(orpc.accounts.current.queryKey(), account);
  await dropOtherAnswers(queryClient);
}
