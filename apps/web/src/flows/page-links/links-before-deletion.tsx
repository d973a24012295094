import { useQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { messages } from "./messages.ts";
import { NamedPages } from "./named-pages.tsx";

/** Names the pages that link to a page that is about to be deleted, and counts those that the reader may not see. */
export function LinksBeforeDeletion({ pageId }: { readonly pageId: PageId }) {
  const { data } = useQuery(orpc.links.backlinks.queryOptions({ input: { pageId } }));
  if (data === undefined) return null;
  const { items, count, hiddenCount } = data;
  return (
    <>
      {count > 0 && (
        <NamedPages words={messages.beforeDeletion(count)} pages={items} count={count} />
      )}
      {hiddenCount > 0 && <p>{messages.hidden(hiddenCount, count === 0)}</p>}
    </>
  );
}
