import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import { api } from "../../lib/api.ts";
import type { AuthenticationFailure } from "../../lib/auth.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** What is running, in the words of the overlay. */
type Step = "Signing in…" | "Creating account…";

/**
 * Signs a person in, opens their account where it is missing, and hands it to `onSignedIn`, which leaves the screen. Says
 * what is running (`busyText`) and what went wrong (`failure`).
 */
export function useAuthentication(
  firstStep: Step,
  onSignedIn: (account: Account) => Promise<void>,
) {
  const [failure, setFailure] = useState<AuthenticationFailure | null>(null);
  const flight = useSingleFlight(
    async (authenticate: () => Promise<AuthenticationFailure | null>) => {
      setFailure(null);
      const failed = await authenticate();
      setFailure(failed);
      if (failed !== null) return;
      const { account } = await api.accounts.open();
      await onSignedIn(account);
    },
  );
  return {
    authenticate: flight.run,
    /** Forgets what went wrong: something else is tried. */
    forget() {
      setFailure(null);
      flight.forget();
    },
    busyText: flight.isRunning ? firstStep : null,
    failure: flight.error === null ? failure : "UNEXPECTED",
  };
}
