import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { orpc } from "../../lib/api.ts";
import { safeRedirect } from "../../lib/safe-redirect.ts";

/** Redirects a signed-in person from the sign-in screen to the address after it. */
export function redirectSignedIn(queryClient: QueryClient, wanted: string | undefined): void {
  if (queryClient.getQueryData(orpc.accounts.current.queryKey()) === undefined) return;
  throw redirect({ href: safeRedirect(wanted, window.location.origin), replace: true });
}
