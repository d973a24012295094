import { useInfiniteQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { DisclosedPages } from "../../entities/page/disclosed-pages.tsx";
import { orpc } from "../../lib/api.ts";
import { messages } from "./messages.ts";

/** "3 pages link here", below a page's text; the list opens. Nothing if no page that the reader may see links to it. */
export function Backlinks({ pageId }: { readonly pageId: PageId }) {
  const list = useInfiniteQuery(
    orpc.links.backlinks.infiniteOptions({
      input: (cursor: string | undefined) => ({ pageId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  return <DisclosedPages summary={messages.linkHere} list={list} />;
}
