import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import { api } from "../../lib/api.ts";
import type { AuthenticationFailure } from "../../entities/account/auth.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";

/** The running step, as the overlay shows it. */
type Step = "Signing in…" | "Creating account…";

/**
 * Signs a person in, creates their account if it is missing, and calls `onSignedIn` with it, which leaves the screen.
 * `busyText` has the running step and `failure` the error.
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
    /** Clears the error, because the visitor tries something else. */
    forget() {
      setFailure(null);
      flight.forget();
    },
    busyText: flight.isRunning ? firstStep : null,
    failure: flight.error === null ? failure : "UNEXPECTED",
  };
}
