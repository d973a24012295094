import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { RereadingQueryClient } from "../../lib/queries/rereading-query-client.ts";
import { holdServer } from "../../lib/testing/held-server.ts";
import { noItems } from "../../lib/testing/no-items.ts";
import { accountWith, type OptimisticCase } from "./optimistic-cases.ts";

/**
 * Opens a screen that shows the answer of a case, with a server that has not made the change yet. With `isRead`, a
 * fresh answer is cached; otherwise the first read begins now. The caller restores `fetch` after the test.
 */
export function openCaseScreen(
  shownCase: OptimisticCase,
  { isRead }: { readonly isRead: boolean },
) {
  const { queryKey, isPart, reads, before, after, sends } = shownCase;
  let isMade = false;
  const server = holdServer({
    "accounts/current": () => accountWith(true),
    "pins/list": () => noItems,
    "settings/updateConfiguration": () => accountWith(false).configuration,
    [reads]: () => (isMade ? after : before),
  });
  const queryClient = new RereadingQueryClient({ defaultOptions: { queries: { retry: false } } });
  // Changing a setting starts from the account in the cache.
  queryClient.setQueryData(orpc.accounts.current.queryKey(), accountWith(true) as never);
  const cached = isPart ? { pages: [before], pageParams: [undefined] } : before;
  if (isRead) queryClient.setQueryData(queryKey, cached);
  else queryClient.removeQueries({ queryKey });
  const options = {
    queryKey,
    queryFn: () => call(reads),
    staleTime: isRead ? Number.POSITIVE_INFINITY : 0,
  };
  const { shown, read } = isPart
    ? observePart(queryClient, options)
    : observe(queryClient, options);

  /** The call that makes the change. Pinning first reads the list of pins; that call is answered. */
  async function takeChange() {
    const first = await server.take(sends, "pins/list");
    if (first.procedure === sends) return first;
    first.answer();
    return await server.take(sends);
  }

  const fetchesEnded = (filter = {}) =>
    until(queryClient.getQueryCache(), () => queryClient.isFetching(filter) === 0);

  return {
    queryClient,
    server,
    shown,
    read,
    /** Resolves when no read of the case's answer is running. */
    readEnded: () => fetchesEnded({ queryKey }),
    /** The server makes the change and answers. */
    confirm: async () => {
      const change = await takeChange();
      isMade = true;
      change.answer();
    },
    /** The connection is lost before the server answers the change. */
    refuse: async () => (await takeChange()).fail(),
    /** Resolves when all changes except `left` of them are confirmed or refused. */
    changesEnded: (left = 0) =>
      until(queryClient.getMutationCache(), () => queryClient.isMutating() === left),
    /** Answers every call from now on, and resolves when the change and every read after it have ended. */
    settle: async (made: Promise<unknown>) => {
      server.answerEverything();
      await made.catch(() => undefined);
      // An answer that was out of date when it arrived is read again in the next turn of the event loop.
      do {
        await fetchesEnded();
        await new Promise((resolve) => setTimeout(resolve));
      } while (queryClient.isFetching() > 0);
    },
  };
}

interface Observed {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<unknown>;
  readonly staleTime: number;
}

function observe(queryClient: QueryClient, options: Observed) {
  const observer = new QueryObserver(queryClient, options);
  observer.subscribe(() => undefined);
  return {
    shown: () => observer.getCurrentResult().data,
    read: () => void observer.refetch(),
  };
}

/** Observes a list that is read in parts and has one. */
function observePart(queryClient: QueryClient, options: Observed) {
  const observer = new InfiniteQueryObserver(queryClient, {
    ...options,
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  });
  observer.subscribe(() => undefined);
  return {
    shown: () => observer.getCurrentResult().data?.pages[0],
    read: () => void observer.refetch(),
  };
}

/** Calls a procedure by its name, as 'pages/get'. */
async function call(procedure: string): Promise<unknown> {
  const [feature = "", name = ""] = procedure.split("/");
  type Features = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  return (await (api as never as Features)[feature]?.[name]?.({})) ?? null;
}

/** Resolves when the condition is true; checks it at each change of the cache. */
async function until(
  cache: { subscribe: (listener: () => void) => () => void },
  isTrue: () => boolean,
): Promise<void> {
  if (isTrue()) return;
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (!isTrue()) return;
      stop();
      resolve();
    });
  });
}
