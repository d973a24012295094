import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { OrganizationId } from "@stemma/domain/ids";
import { api, orpc } from "../lib/api.ts";

/** Makes an organization the active one, and drops everything that this tab knew of the one before. */
export async function enterOrganization(
  queryClient: QueryClient,
  organizationId: OrganizationId,
): Promise<void> {
  await api.organizations.activate({ organizationId });
  const account = await api.accounts.current();
  const accountKey = orpc.accounts.current.queryKey();
  await queryClient.cancelQueries();
  queryClient.setQueryData(accountKey, account);
  // Not the account: without it there is no screen to stand on.
  const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    hashKey(queryKey) !== hashKey(accountKey);
  await queryClient.resetQueries({ predicate: isOther });
}
