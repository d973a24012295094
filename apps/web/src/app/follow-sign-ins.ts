import type { QueryClient } from "@tanstack/react-query";
import { orpc } from "../lib/api.ts";
import { listenForSignedIn } from "../lib/signed-in-channel.ts";

/**
 * Goes on in this tab when somebody signs in in another one: everything is read again with the new session, and a sign-in
 * screen, whose guard finds the account now, leads to where the visitor wanted to be. Answers how to stop.
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
      // Whoever signed in is out again, or the server is out of reach: the tab stays as it is.
      return;
    }
    void queryClient.invalidateQueries();
    await router.invalidate();
  };
  return listenForSignedIn(() => void goOn());
}
