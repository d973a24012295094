import type { QueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/pages.contract";
import type { Draft } from "@stemma/contract/shapes";
import { orpc } from "../../lib/api.ts";

/** Puts a draft that was just made into the page's cached view; an answer that is still under way knows nothing of it. */
export function putDraftIntoView(queryClient: QueryClient, draft: Draft): void {
  const queryKey = orpc.pages.get.queryKey({ input: { pageId: draft.pageId } });
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (view: PageView | undefined) => view && { ...view, draft });
}
