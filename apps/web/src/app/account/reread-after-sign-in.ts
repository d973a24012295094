import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { logFailure } from "../../lib/failures/log-failure.ts";
import { listenForSignedIn } from "../../lib/tabs/signed-in-channel.ts";

/**
 * After a sign-in in another tab, reads everything again with the new session. A sign-in screen navigates on to the
 * wanted address, because its route guard now finds the account. Returns a function that stops.
 */
export function rereadAfterSignIn(
  queryClient: QueryClient,
  router: { readonly invalidate: () => Promise<unknown> },
): () => void {
  const current = orpc.accounts.current.queryOptions({ meta: { isGuard: true }, staleTime: 0 });
  const goOn = async () => {
    try {
      await queryClient.fetchQuery(current);
    } catch (error) {
      // The session has ended again, or the server cannot be reached: the tab stays as it is.
      logFailure("Auth state error", error);
      return;
    }
    void queryClient.invalidateQueries();
    await router.invalidate();
  };
  return listenForSignedIn(() => void goOn());
}
