import { ORPCError } from "@orpc/client";
import { MutationCache, QueryCache, type QueryClient, type QueryMeta } from "@tanstack/react-query";
import { orpc } from "./api.ts";
import { hasErrorCode } from "./error-code.ts";
import { RereadingQueryClient } from "./rereading-query-client.ts";

const retriesMax = 2;
const freshForMs = 5_000;

/**
 * What the server answered, kept for every screen. An answer that says no is final; a connection that fails or a server
 * that stumbles is asked again, twice. `onSessionEnd` is called when any answer says that nobody is signed in.
 */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (hasErrorCode(error, "UNAUTHENTICATED")) onSessionEnd();
    // The account then says where the person is now.
    if (hasErrorCode(error, "NOT_IN_ORGANIZATION")) {
      void queryClient.invalidateQueries({ queryKey: orpc.accounts.key() });
    }
  };
  const onQueryError = (error: unknown, query: { readonly meta: QueryMeta | undefined }) => {
    // The guard of the routes asks in order to find out, and acts on the answer itself.
    if (query.meta?.["isGuard"] !== true) onError(error);
  };
  const queryClient = new RereadingQueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        networkMode: "always",
        retry: (failures, error) => failures < retriesMax && mayPass(error),
      },
      mutations: { networkMode: "always" },
    },
  });
  return queryClient;
}

/** Whether the same call could succeed a moment later. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ORPCError) || error.status >= 500;
}
