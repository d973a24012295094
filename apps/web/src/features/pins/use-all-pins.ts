import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { orpc } from "../../lib/api.ts";

/** The page size; the server's maximum. */
const pinsAtOnce = 500;

/**
 * All of the person's pins, in order. Fetches every page, because an order covers all pins; fetches nothing while
 * `isWanted` is false.
 */
export function useAllPins(isWanted = true) {
  const pins = useInfiniteQuery(
    orpc.pins.list.infiniteOptions({
      enabled: isWanted,
      input: (cursor: string | undefined) => ({ cursor, limit: pinsAtOnce }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.items),
    }),
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = pins;
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    pins: pins.data,
    isComplete: pins.data !== undefined && !hasNextPage,
    error: pins.error,
    retry: () => void pins.refetch(),
  };
}
