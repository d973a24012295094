import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { SignInLandingScreen } from "../../features/sign-in/sign-in-landing-screen.tsx";
import { api, orpc } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { safeRedirect } from "../../lib/safe-redirect.ts";
import { tellSignedIn } from "../../lib/tabs/signed-in-channel.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { messages } from "./messages.ts";

/**
 * The address to which a provider returns after a sign-in: in a popup window, or, with `redirect`, in the tab itself,
 * which then continues to `redirect`.
 */
export function SignInLandingRoute() {
  const { attempt, error, redirect, provider } = useSearch({ from: "/signIn/landing" });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (redirect === undefined) return;
    const goBack = (failure: string) => {
      const search = { redirect, failure, ...(provider !== undefined && { provider }) };
      return navigate({ to: "/signIn", search, replace: true });
    };
    const goOn = async () => {
      if (error !== undefined) return goBack(error);
      try {
        const { account } = await api.accounts.open();
        queryClient.setQueryData(orpc.accounts.current.queryKey(), account);
        tellSignedIn();
      } catch (error) {
        // The screen at the address asks for a second factor.
        if (!hasErrorCode(error, "SECOND_FACTOR_NEEDED")) return goBack("internal_server_error");
      }
      await navigate({ href: safeRedirect(redirect, window.location.origin), replace: true });
    };
    void goOn();
  }, [redirect, error, provider, navigate, queryClient]);
  if (redirect !== undefined) return <BusyOverlay text={messages.signingIn} />;
  return (
    <SignInLandingScreen
      attempt={attempt ?? null}
      provider={provider ?? ""}
      error={error ?? null}
    />
  );
}
