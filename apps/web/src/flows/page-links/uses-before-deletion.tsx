import { useQuery } from "@tanstack/react-query";
import type { PageId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { messages } from "./messages.ts";
import { NamedPages } from "./named-pages.tsx";

/** Names the pages that show a snippet that is about to be deleted, as far as the reader sees them. */
export function UsesBeforeDeletion({ pageId }: { readonly pageId: PageId }) {
  const { data } = useQuery(orpc.snippets.uses.queryOptions({ input: { pageId } }));
  if (data === undefined || data.count === 0) return null;
  const { items, count } = data;
  return <NamedPages words={messages.usesBeforeDeletion(count)} pages={items} count={count} />;
}
