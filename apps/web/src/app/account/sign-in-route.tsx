import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Account } from "@stemma/contract/accounts.contract";
import { SignInScreen } from "../../features/sign-in/sign-in-screen.tsx";
import { SignUpScreen } from "../../features/sign-in/sign-up-screen.tsx";
import { orpc } from "../../lib/api.ts";
import { safeRedirect } from "../../lib/safe-redirect.ts";
import { tellSignedIn } from "../../lib/tabs/signed-in-channel.ts";

/** The sign-in screen at its address. */
export function SignInRoute() {
  const { redirect, failure, provider } = useSearch({ from: "/signIn" });
  return <SignInScreen failure={failure} provider={provider} {...useAfterSignIn(redirect)} />;
}

/** The sign-up screen at its address. */
export function SignUpRoute() {
  const { redirect, email = "" } = useSearch({ from: "/signUp" });
  return <SignUpScreen email={email} {...useAfterSignIn(redirect)} />;
}

/** What happens after signing in: navigates to the wanted address, which replaces the sign-in screen in the history. */
function useAfterSignIn(wanted: string | undefined) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const redirect = safeRedirect(wanted, window.location.origin);
  return {
    redirect,
    onSignedIn: async (account: Account) => {
      queryClient.clear();
      queryClient.setQueryData(orpc.accounts.current.queryKey(), account);
      tellSignedIn();
      await navigate({ href: redirect, replace: true });
    },
  };
}
