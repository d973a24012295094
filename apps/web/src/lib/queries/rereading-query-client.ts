import {
  CancelledError,
  QueryClient,
  type CancelOptions,
  type FetchQueryOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryFilters,
  type QueryKey,
} from "@tanstack/react-query";

/**
 * A query client whose invalidation also reaches reads that are still running. TanStack Query leaves two kinds of
 * running reads alone: a first read, and the read of an answer that no screen shows. The server may have answered them
 * before the change, yet they would count as fresh. This client invalidates them again when they arrive. A list that is
 * loading more is treated likewise: TanStack Query would cancel the load, and the press on 'Load more' would have no
 * effect.
 *
 * `fetchQuery`, and what is built on it, such as `ensureQueryData`, answers although the screens that show the same query leave. When the
 * last of them leaves, TanStack Query cancels the running read, also for a caller that waits for it; this client reads it once more for
 * that caller.
 */
export class RereadingQueryClient extends QueryClient {
  override async invalidateQueries<TaggedKey extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<TaggedKey> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const running = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter(
        (query) => query.state.data === undefined || !query.isActive() || isLoadingMore(query),
      );
    const { predicate = () => true } = filters;
    const settled: InvalidateQueryFilters<TaggedKey> = {
      ...filters,
      predicate: (query) => !isLoadingMore(query) && predicate(query),
    };
    const done = super.invalidateQueries(settled, options);
    const rereads = running.map((query) => ({
      isShown: query.isActive(),
      done: this.#invalidateAfterAnswer(query),
    }));
    await Promise.all([done, ...rereads.flatMap((each) => (each.isShown ? [each.done] : []))]);
  }

  /** How often reads were cancelled on purpose. */
  #cancels = 0;

  override async cancelQueries<TaggedKey extends QueryKey = QueryKey>(
    filters?: QueryFilters<TaggedKey>,
    options?: CancelOptions,
  ): Promise<void> {
    this.#cancels += 1;
    await super.cancelQueries(filters, options);
  }

  override async fetchQuery<
    Answer = unknown,
    Failure = Error,
    Data = Answer,
    Key extends QueryKey = QueryKey,
    PageParam = never,
  >(options: FetchQueryOptions<Answer, Failure, Data, Key, PageParam>): Promise<Data> {
    const cancels = this.#cancels;
    try {
      return await super.fetchQuery(options);
    } catch (error) {
      const isLeft = error instanceof CancelledError && error.silent !== true;
      if (!isLeft || cancels !== this.#cancels) throw error;
      return this.fetchQuery(options);
    }
  }

  async #invalidateAfterAnswer({ promise, queryKey }: Query): Promise<void> {
    await promise?.catch(() => undefined);
    await super.invalidateQueries({ queryKey, exact: true });
  }
}

function isLoadingMore({ state }: Pick<Query, "state">): boolean {
  return state.fetchStatus === "fetching" && state.fetchMeta?.fetchMore !== undefined;
}
