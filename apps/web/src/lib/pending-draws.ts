import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * How one cached answer shows a change that the server has not confirmed yet. `apply` must be idempotent, because an answer that
 * contains the change may arrive before the confirmation. A count cannot be; the caller reads it again at the end.
 */
export interface Draw<Answer> {
  /** The key, or the beginning of the keys, of the answers that show the change. */
  readonly queryKey: QueryKey;
  readonly apply: (data: unknown) => unknown;
  /** Writes the confirmed change into the cached answer. Default: `apply`. */
  readonly confirm?: (data: unknown, answer: Answer) => unknown;
}

type Draws = readonly Draw<never>[];

/**
 * The optimistic changes that wait for the server, drawn over its answers. For each cached answer that shows such a change,
 * `bases` holds the server's own answer, so that changes can be withdrawn in any order.
 */
interface PendingDraws {
  /** Shows a change in every cached answer, and in every answer that arrives until it is confirmed or withdrawn. */
  begin(draws: Draws): void;
  /** The change stands: it becomes a part of the cached answers, as `finish` writes it into each of them. */
  keep<Answer>(
    draws: readonly Draw<Answer>[],
    finish: (draw: Draw<Answer>, data: unknown) => unknown,
  ): void;
  /** The server did not make the change: the cached answers no longer show it. */
  withdraw(draws: Draws): void;
}

const known = new WeakMap<QueryClient, PendingDraws>();

/** The pending optimistic changes of a query client. */
export function pendingDrawsOf(queryClient: QueryClient): PendingDraws {
  const pending = known.get(queryClient) ?? watch(queryClient);
  known.set(queryClient, pending);
  return pending;
}

function watch(queryClient: QueryClient): PendingDraws {
  const cache = queryClient.getQueryCache();
  const bases = new Map<string, unknown>();
  let pending: readonly Draws[] = [];
  let isDrawing = false;

  const matching = (draws: Draws): Query[] => [
    ...new Set(draws.flatMap(({ queryKey }) => cache.findAll({ queryKey }))),
  ];

  const isOn = (query: Query, { queryKey }: Draw<never>) =>
    cache.findAll({ queryKey }).includes(query);

  /** Writes base and pending changes into a cached answer, and forgets the base when no change is pending. */
  function redraw(query: Query): void {
    if (!bases.has(query.queryHash)) return;
    const drawn = pending.flat().filter((draw) => isOn(query, draw));
    const data = drawn.reduce((shown, { apply }) => apply(shown), bases.get(query.queryHash));
    if (drawn.length === 0) bases.delete(query.queryHash);
    const { isInvalidated, dataUpdatedAt } = query.state;
    isDrawing = true;
    query.setData(data, { manual: true, updatedAt: dataUpdatedAt });
    // `setData` marks the answer as fresh: an answer that was out of date must stay so.
    if (isInvalidated) query.invalidate();
    isDrawing = false;
  }

  cache.subscribe((event) => {
    const { query } = event;
    // The query was removed, or reset for another person or organization: its base is void.
    if (event.type === "removed" || query.state.data === undefined) bases.delete(query.queryHash);
    if (pending.length === 0 || isDrawing) return;
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (!pending.flat().some((draw) => isOn(query, draw))) return;
    bases.set(query.queryHash, query.state.data);
    redraw(query);
  });

  return {
    begin(draws) {
      for (const query of matching(draws)) {
        const { data } = query.state;
        if (data !== undefined && !bases.has(query.queryHash)) bases.set(query.queryHash, data);
      }
      pending = [...pending, draws];
      for (const query of matching(draws)) redraw(query);
    },
    keep(draws, finish) {
      pending = pending.filter((other) => other !== draws);
      for (const query of matching(draws)) {
        if (!bases.has(query.queryHash)) continue;
        const done = draws.filter((draw) => isOn(query, draw));
        const base = done.reduce((data, draw) => finish(draw, data), bases.get(query.queryHash));
        bases.set(query.queryHash, base);
        redraw(query);
      }
    },
    withdraw(draws) {
      pending = pending.filter((other) => other !== draws);
      for (const query of matching(draws)) redraw(query);
    },
  };
}
