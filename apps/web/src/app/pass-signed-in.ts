import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { orpc } from "../lib/api.ts";
import { safeRedirect } from "../lib/safe-redirect.ts";

/** Spares a signed-in person the sign-in screen: they go where it would have led. */
export function passSignedIn(queryClient: QueryClient, wanted: string | undefined): void {
  if (queryClient.getQueryData(orpc.accounts.current.queryKey()) === undefined) return;
  throw redirect({ href: safeRedirect(wanted, window.location.origin), replace: true });
}
