import { LoadMore } from "./load-more.tsx";

/** A list that is read in parts, as `useInfiniteQuery` returns it. */
export interface ListInParts {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface LoadNextPartProps {
  readonly list: ListInParts;
  /** What it loads, where 'Load more' would not say it. */
  readonly label?: string | undefined;
}

/** 'Load more' below a list that is read in parts. Nothing once the last part is read. */
export function LoadNextPart({ list, label }: LoadNextPartProps) {
  return (
    list.hasNextPage && (
      <LoadMore
        isLoading={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
        label={label}
      />
    )
  );
}
