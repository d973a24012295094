import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import { api } from "../../lib/api.ts";
import type { AuthenticationFailure } from "../../entities/account/auth.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";

/**
 * Signs a person in, creates their account if it is missing, and calls `onSignedIn` with it, which leaves the screen.
 * Without the second factor that the organization requires, it goes on to the path `redirect`. `busyText` is `busyWords` while that runs, and `failure` the error.
 */
export function useAuthentication(
  busyWords: string,
  redirect: string,
  onSignedIn: (account: Account) => Promise<void>,
) {
  const [failure, setFailure] = useState<AuthenticationFailure | null>(null);
  const flight = useSingleFlight(
    async (authenticate: () => Promise<AuthenticationFailure | null>) => {
      setFailure(null);
      const failed = await authenticate();
      setFailure(failed);
      if (failed !== null) return;
      try {
        const { account } = await api.accounts.open();
        await onSignedIn(account);
      } catch (error) {
        // The person is signed in: the screen after this one asks for what is missing.
        if (!hasErrorCode(error, "SECOND_FACTOR_NEEDED")) throw error;
        window.location.assign(redirect);
        await new Promise(() => {});
      }
    },
  );
  return {
    authenticate: flight.run,
    /** Clears the error, because the visitor tries something else. */
    forget() {
      setFailure(null);
      flight.forget();
    },
    busyText: flight.isRunning ? busyWords : null,
    failure: flight.error === null ? failure : "UNEXPECTED",
  };
}
