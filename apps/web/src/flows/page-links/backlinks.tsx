import { useInfiniteQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { DisclosedPages } from "../../entities/page/disclosed-pages.tsx";
import { orpc } from "../../lib/api.ts";
import { LoadMore } from "../../ui/messages/load-more.tsx";
import { messages } from "./messages.ts";

/** "3 pages link here", below a page's text; the list opens. Nothing if no page that the reader may see links to it. */
export function Backlinks({ pageId }: { readonly pageId: PageId }) {
  const { data, ...list } = useInfiniteQuery(
    orpc.links.backlinks.infiniteOptions({
      input: (cursor: string | undefined) => ({ pageId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const count = data?.pages[0]?.count ?? 0;
  if (data === undefined || count === 0) return null;
  return (
    <DisclosedPages
      summary={messages.linkHere(count)}
      pages={data.pages.flatMap(({ items }) => items)}
    >
      {list.hasNextPage && (
        <LoadMore isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
      )}
    </DisclosedPages>
  );
}
