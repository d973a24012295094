import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { Account } from "@stemma/contract/accounts.contract";
import type { UserId } from "@stemma/domain/ids";
import { orpc } from "./api.ts";
import { tabOrganization, workIn } from "./tab-organization.ts";

const accountHash = hashKey(orpc.accounts.current.queryKey());

/**
 * Keeps a tab with the account that it shows: its calls work in that account's organization, and when the account turns
 * out to be another person's or in another organization, nothing that was read before stays on screen.
 */
export function followAccount(queryClient: QueryClient): void {
  let userId: UserId | null = null;
  queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === "updated" && event.action.type === "success";
    if (!isRead || event.query.queryHash !== accountHash) return;
    const account = event.query.state.data as Account;
    const isOther =
      (userId !== null && userId !== account.user.id) ||
      (tabOrganization() !== null && tabOrganization() !== account.organization.id);
    userId = account.user.id;
    workIn(account.organization.id);
    if (isOther) void forgetTheRest(queryClient);
  });
}

/** Drops everything that was read but the account itself, and reads again what is on screen. */
export async function forgetTheRest(queryClient: QueryClient): Promise<void> {
  const isOther = {
    predicate: ({ queryHash }: { queryHash: string }) => queryHash !== accountHash,
  };
  await queryClient.resetQueries(isOther);
}
