import type { QueryClient } from "@tanstack/react-query";
import type { Account } from "@stemma/contract/accounts.contract";
import { api, orpc } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { logFailure } from "../../lib/failures/log-failure.ts";

/** The account of the signed-in person, which is created on the first sign-in; `null` when nobody is signed in. */
export async function findAccount(queryClient: QueryClient): Promise<Account | null> {
  const current = orpc.accounts.current.queryOptions({ meta: { isGuard: true } });
  try {
    return await queryClient.ensureQueryData(current);
  } catch (error) {
    if (hasErrorCode(error, "UNAUTHENTICATED")) return null;
    if (!hasErrorCode(error, "ACCOUNT_NOT_OPENED")) {
      logFailure("User data error", error);
      throw error;
    }
    logFailure("User document not found", error);
    const { account } = await api.accounts.open();
    queryClient.setQueryData(current.queryKey, account);
    return account;
  }
}
