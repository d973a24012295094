import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryKey,
} from "@tanstack/react-query";

/**
 * A query client whose invalidation also reaches answers that are still on their way. TanStack's own leaves two kinds of
 * running reads alone: a first read, and the read of an answer that no screen shows. Their answers may have been given before
 * the change that made them out of date, and arrive as fresh ones. Here they are invalidated once more when they arrive. So is a
 * list of which somebody is loading more: TanStack's own would cancel that, and the press on 'Load more' would do nothing.
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

  async #invalidateAfterAnswer({ promise, queryKey }: Query): Promise<void> {
    await promise?.catch(() => undefined);
    await super.invalidateQueries({ queryKey, exact: true });
  }
}

function isLoadingMore({ state }: Pick<Query, "state">): boolean {
  return state.fetchStatus === "fetching" && state.fetchMeta?.fetchMore !== undefined;
}
