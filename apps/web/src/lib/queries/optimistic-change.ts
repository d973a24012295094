import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query";
import { pendingDrawsOf, type Draw } from "../pending-draws.ts";

/** A change that every screen shows before the server has confirmed it. */
export interface OptimisticChange<Answer> {
  /** Changes of the same scope are sent one after another, in the order in which they were made. */
  readonly scope: string;
  /** The cached answers that show the change. */
  readonly draws: readonly Draw<Answer>[];
  /** Calls the server. */
  readonly send: () => Promise<Answer>;
  /** Whether the change stands although `send` failed, because the item to remove was gone already. */
  readonly standsAfter?: (error: unknown) => boolean;
}

/**
 * Makes an optimistic change, and resolves with the server's answer. The answer to an earlier read may arrive late, without
 * the change. Until the change is confirmed, it is therefore drawn over every answer that arrives; when it is confirmed, reads
 * that still run are repeated. When `send` fails, the change is withdrawn at once, the cached answers are read again (the server
 * may have made the change although its answer was lost), and the error is thrown.
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
    repeatRunningReads(queryClient, draws);
    return answer;
  } catch (error) {
    if (change.standsAfter?.(error) === true) pending.keep(draws, ({ apply }, data) => apply(data));
    else pending.withdraw(draws);
    for (const { queryKey } of draws) void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}

/**
 * How one cached answer shows a change, typed by the answer's key. Answers that are not in the cache are left alone.
 */
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
 * Puts the server's answer to a change into a cached answer. Reads that still run may have been answered before the change, so
 * they are repeated.
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
  repeatRunningReads(queryClient, [{ queryKey }]);
}

function repeatRunningReads(
  queryClient: QueryClient,
  keys: readonly { readonly queryKey: QueryKey }[],
): void {
  for (const { queryKey } of keys) {
    void queryClient.invalidateQueries({ queryKey, fetchStatus: "fetching" });
  }
}

/** Sends through the mutation cache, which queues changes of the same scope and handles the end of the session. */
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
