import { ORPCError } from "@orpc/client";
import { MutationCache, QueryCache, type QueryClient, type QueryMeta } from "@tanstack/react-query";
import { orpc } from "../api.ts";
import { hasErrorCode } from "../failures/error-code.ts";
import { logFailure } from "../failures/log-failure.ts";
import { RereadingQueryClient } from "./rereading-query-client.ts";

interface SeenQuery {
  readonly meta: QueryMeta | undefined;
  readonly state: { readonly data: unknown };
}

const retriesMax = 2;
const freshForMs = 5_000;

/**
 * The cache of the server's answers, shared by every screen. A refusal is final; failed connections and server errors
 * are retried twice. `onSessionEnd` is called when an answer says that nobody is signed in, or that the
 * organization asks for a second factor.
 */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  const onError = (error: unknown) => {
    // The route guard asks again who is signed in where, and leads to what the person has to do.
    const endsScreen = ["UNAUTHENTICATED", "SECOND_FACTOR_NEEDED"] as const;
    if (endsScreen.some((code) => hasErrorCode(error, code))) onSessionEnd();
    // Read the account again: it names the organization in which the person is now.
    if (hasErrorCode(error, "NOT_IN_ORGANIZATION")) {
      void queryClient.invalidateQueries({ queryKey: orpc.accounts.key() });
    }
  };
  const onQueryError = (error: unknown, { meta, state }: SeenQuery) => {
    // What was read before is refused now: the session has ended, or it is gone, or closed to this person.
    if (state.data !== undefined && error instanceof ORPCError && error.status < 500) {
      logFailure(error.status === 401 ? "Auth state error" : "Error listening to document", error);
    }
    // The route guard reads the account to find out who is signed in, and handles the refusal itself.
    if (meta?.["isGuard"] !== true) onError(error);
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

/** Whether the same call may succeed a moment later. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ORPCError) || error.status >= 500;
}
