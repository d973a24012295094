import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { Account } from "@stemma/contract/accounts.contract";
import { findAccount } from "./find-account.ts";

/** The signed-in person's account. Redirects everybody else to the sign-in screen, which returns to `href`. */
export async function requireAccount(queryClient: QueryClient, href: string): Promise<Account> {
  const account = await findAccount(queryClient);
  if (account !== null) return account;
  throw redirect({ to: "/signIn", search: href === "/" ? {} : { redirect: href } });
}
