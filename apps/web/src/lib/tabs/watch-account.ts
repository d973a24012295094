import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Account } from "@stemma/contract/accounts.contract";
import { orpc } from "../api.ts";
import { sessionEnd } from "./session-end.ts";
import { isLeavingOrganization, tabOrganization, workIn } from "./tab-organization.ts";

const accountHash = hashKey(orpc.accounts.current.queryKey());

/**
 * Keeps a tab consistent with the account it shows. Its calls work in that account's organization. When the account
 * turns out to belong to another person or another organization, drops from the cache what was read before. `onMoved` is called with
 * both names when the person is in another organization without having done anything in this tab: they were removed, or it was deleted.
 */
export function watchAccount(
  queryClient: QueryClient,
  onMoved: (from: string, to: string) => void,
): void {
  let known: Account | null = null;
  queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === "updated" && event.action.type === "success";
    if (!isRead || event.query.queryHash !== accountHash) return;
    const account = event.query.state.data as Account;
    if (event.action.type === "success" && event.action.manual !== true) sessionEnd.set(false);
    const previous = known;
    const isOtherPerson = previous !== null && previous.user.id !== account.user.id;
    const isElsewhere = tabOrganization() !== null && tabOrganization() !== account.organization.id;
    known = account;
    workIn(account.organization.id);
    if (isOtherPerson) void dropOtherAnswers(queryClient);
    else if (isElsewhere) {
      void dropOtherLists(queryClient);
      if (previous !== null && !isLeavingOrganization()) {
        onMoved(previous.organization.organizationName, account.organization.organizationName);
      }
    }
  });
}

/**
 * Drops what was read in another organization, which the person may have left. A page or workspace on screen is only
 * read again: if the read is refused, its screen navigates to the one that explains why.
 */
async function dropOtherLists(queryClient: QueryClient): Promise<void> {
  dropTree(queryClient);
  const isShown = (query: Query) => query.isActive() && isOfOneThing(query.queryKey);
  await queryClient.resetQueries({
    predicate: (query) => query.queryHash !== accountHash && !isShown(query),
  });
  await queryClient.invalidateQueries({ predicate: isShown });
}

/**
 * Forgets the levels of the tree without reading them again: they belong to workspaces of the other organization, and the tree asks for those
 * of this one once it has their list.
 */
function dropTree(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [procedure] }) =>
      Array.isArray(procedure) && procedure.join(".") === "pages.level",
  });
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

/** Drops every cached answer except the account, and reads again the ones on screen. */
export async function dropOtherAnswers(queryClient: QueryClient): Promise<void> {
  dropTree(queryClient);
  const isOther = {
    predicate: ({ queryHash }: { queryHash: string }) => queryHash !== accountHash,
  };
  await queryClient.resetQueries(isOther);
}
