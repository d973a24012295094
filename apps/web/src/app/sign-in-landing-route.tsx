import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { SignInLandingScreen } from "../features/sign-in/sign-in-landing-screen.tsx";
import { safeRedirect } from "../lib/safe-redirect.ts";
import { Loader } from "../ui/loader.tsx";

/** Where a sign-in with a provider comes back to: in its own window, or, with `redirect`, in the tab that wants to go on. */
export function SignInLandingRoute() {
  const { attempt, error, redirect, provider } = useSearch({ from: "/signIn/landing" });
  const navigate = useNavigate();
  useEffect(() => {
    if (redirect === undefined) return;
    if (error === undefined) {
      void navigate({ href: safeRedirect(redirect, window.location.origin), replace: true });
      return;
    }
    const search = { redirect, failure: error, ...(provider !== undefined && { provider }) };
    void navigate({ to: "/signIn", search, replace: true });
  }, [redirect, error, provider, navigate]);
  if (redirect !== undefined) return <Loader />;
  return <SignInLandingScreen attempt={attempt ?? null} error={error ?? null} />;
}
