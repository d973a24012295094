import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Account } from "@stemma/contract/accounts.contract";
import type { UserId } from "@stemma/domain/ids";
import { orpc } from "./api.ts";
import { sessionEnd } from "./session-end.ts";
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
    if (event.action.type === "success" && event.action.manual !== true) sessionEnd.set(false);
    const isOtherPerson = userId !== null && userId !== account.user.id;
    const isElsewhere = tabOrganization() !== null && tabOrganization() !== account.organization.id;
    userId = account.user.id;
    workIn(account.organization.id);
    if (isOtherPerson) void forgetTheRest(queryClient);
    else if (isElsewhere) void forgetLists(queryClient);
  });
}

/**
 * Drops what was read in an organization that the person is no member of any more. A page or workspace that is on screen is
 * only read again: its screen then leaves for the one that says why.
 */
async function forgetLists(queryClient: QueryClient): Promise<void> {
  const isShown = (query: Query) => query.isActive() && isOfOneThing(query.queryKey);
  await queryClient.resetQueries({
    predicate: (query) => query.queryHash !== accountHash && !isShown(query),
  });
  await queryClient.invalidateQueries({ predicate: isShown });
}

const ofOneThing: ReadonlySet<string> = new Set([
  "pages.get",
  "workspaces.get",
  "versions.get",
  "versions.list",
]);

function isOfOneThing([procedure]: QueryKey): boolean {
  return Array.isArray(procedure) && ofOneThing.has(procedure.join("."));
}

/** Drops everything that was read but the account itself, and reads again what is on screen. */
export async function forgetTheRest(queryClient: QueryClient): Promise<void> {
  const isOther = {
    predicate: ({ queryHash }: { queryHash: string }) => queryHash !== accountHash,
  };
  await queryClient.resetQueries(isOther);
}
