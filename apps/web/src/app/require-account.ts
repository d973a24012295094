import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { Account } from "@stemma/contract/accounts.contract";
import { api, orpc } from "../lib/api.ts";
import { hasErrorCode } from "../lib/error-code.ts";

/**
 * Lets a signed-in person pass, opening their account where it is missing. Anybody else is sent to sign in, and comes
 * back to `href`.
 */
export async function requireAccount(queryClient: QueryClient, href: string): Promise<Account> {
  const current = orpc.accounts.current.queryOptions({ meta: { isGuard: true } });
  try {
    return await queryClient.ensureQueryData(current);
  } catch (error) {
    if (hasErrorCode(error, "UNAUTHENTICATED")) {
      throw redirect({ to: "/signIn", search: href === "/" ? {} : { redirect: href } });
    }
    if (!hasErrorCode(error, "ACCOUNT_NOT_OPENED")) throw error;
    const { account } = await api.accounts.open();
    queryClient.setQueryData(current.queryKey, account);
    return account;
  }
}
