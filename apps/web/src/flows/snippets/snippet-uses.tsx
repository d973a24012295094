import { useInfiniteQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { DisclosedPages } from "../../entities/page/disclosed-pages.tsx";
import { messages } from "../../entities/page/messages.ts";
import { orpc } from "../../lib/api.ts";

/** "Used on 12 pages", below the text of a snippet; the list opens. Nothing if no page that the reader may see shows it. */
export function SnippetUses({ pageId }: { readonly pageId: PageId }) {
  const list = useInfiniteQuery(
    orpc.snippets.uses.infiniteOptions({
      input: (cursor: string | undefined) => ({ pageId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  return <DisclosedPages summary={messages.usedOn} list={list} />;
}
