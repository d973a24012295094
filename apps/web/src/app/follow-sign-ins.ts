import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../lib/api.ts";
import { listenForSignedIn } from "../lib/signed-in-channel.ts";

/**
 * Follows a sign-in in another tab: reads everything again with the new session. A sign-in screen goes on to the address that
 * the visitor wanted, because its route guard finds the account now. Answers how to stop.
 */
export function followSignIns(
  queryClient: QueryClient,
  router: { readonly invalidate: () => Promise<unknown> },
): () => void {
  const current = orpc.accounts.current.queryOptions({ meta: { isGuard: true }, staleTime: 0 });
  const goOn = async () => {
    try {
      await queryClient.fetchQuery(current);
    } catch {
      // The session has ended again, or the server cannot be reached: the tab stays as it is.
      return;
    }
    void queryClient.invalidateQueries();
    await router.invalidate();
  };
  return listenForSignedIn(() => void goOn());
}
