import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query";
import { pendingDrawsOf, type Draw } from "./pending-draws.ts";

/** A change that every screen shows before the server has confirmed it. */
export interface OptimisticChange<Answer> {
  /** Changes of the same scope are sent one after another, in the order in which they were made. */
  readonly scope: string;
  /** The cached answers that show the change. */
  readonly draws: readonly Draw<Answer>[];
  /** Asks the server for it. */
  readonly send: () => Promise<Answer>;
  /** Whether an error says that the change stands all the same: what was to be removed is gone. */
  readonly standsAfter?: (error: unknown) => boolean;
}

/**
 * Makes an optimistic change, and resolves with the server's answer when the cache agrees with the server. An answer that the
 * server gave to an earlier read may arrive before or after the change is confirmed, and does not know of it: until the
 * change is confirmed it is drawn over every answer that arrives, and what is still being read then is read again. When
 * `send` fails, the change is taken away at once, the cached answers are read again (the server may have done it although
 * its answer was lost), and the error is thrown.
 */
export async function changeOptimistically<Answer>(
  queryClient: QueryClient,
  change: OptimisticChange<Answer>,
): Promise<Answer> {
  const { draws } = change;
  const pending = pendingDrawsOf(queryClient);
  pending.begin(draws);
  try {
    const answer = await sendInOrder(queryClient, change);
    pending.keep(draws, ({ apply, confirm }, data) =>
      confirm === undefined ? apply(data) : confirm(data, answer),
    );
    rereadWhatIsBeingRead(queryClient, draws);
    return answer;
  } catch (error) {
    if (change.standsAfter?.(error) === true) pending.keep(draws, ({ apply }, data) => apply(data));
    else pending.withdraw(draws);
    for (const { queryKey } of draws) void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}

/** How one cached answer shows a change, typed by the answer's key; answers that are not there yet are left alone. */
export function drawOn<Key extends QueryKey, Answer>(
  queryKey: Key,
  apply: (data: InferDataFromTag<unknown, Key>) => InferDataFromTag<unknown, Key>,
  confirm?: (
    data: InferDataFromTag<unknown, Key>,
    answer: Answer,
  ) => InferDataFromTag<unknown, Key>,
): Draw<Answer> {
  const draw = { queryKey, apply: apply as Draw<Answer>["apply"] };
  return confirm === undefined
    ? draw
    : { ...draw, confirm: confirm as NonNullable<Draw<Answer>["confirm"]> };
}

/**
 * Puts what the server answered to a change into a cached answer. What is being read at that moment was asked for before,
 * and may not know of the change: it is read again.
 */
export function showAnswer<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  update: (data: InferDataFromTag<unknown, Key>) => InferDataFromTag<unknown, Key>,
): void {
  queryClient.setQueryData<unknown>(
    queryKey,
    (data: unknown) => data && update(data as InferDataFromTag<unknown, Key>),
  );
  rereadWhatIsBeingRead(queryClient, [{ queryKey }]);
}

function rereadWhatIsBeingRead(
  queryClient: QueryClient,
  keys: readonly { readonly queryKey: QueryKey }[],
): void {
  for (const { queryKey } of keys) {
    void queryClient.invalidateQueries({ queryKey, fetchStatus: "fetching" });
  }
}

/** A mutation of its own in the mutation cache: it waits for the earlier ones of its scope, and a session that ended is noticed. */
function sendInOrder<Answer>(
  queryClient: QueryClient,
  { scope, send }: OptimisticChange<Answer>,
): Promise<Answer> {
  const mutation = queryClient.getMutationCache().build<Answer, Error, void, unknown>(queryClient, {
    scope: { id: scope },
    mutationFn: send,
    networkMode: "always",
    gcTime: 1_000,
  });
  return mutation.execute();
}
