import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { Account } from "@stemma/contract/accounts.contract";
import { findAccount } from "./find-account.ts";

/** Lets a signed-in person pass. Anybody else is sent to sign in, and comes back to `href`. */
export async function requireAccount(queryClient: QueryClient, href: string): Promise<Account> {
  const account = await findAccount(queryClient);
  if (account !== null) return account;
  throw redirect({ to: "/signIn", search: href === "/" ? {} : { redirect: href } });
}
