import type { QueryClient } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/draft-shapes";
import { orpc } from "../../lib/api.ts";
import { showAnswer } from "../../lib/queries/optimistic-change.ts";

/** Puts a new draft into the cached view of its page. */
export function putDraftIntoView(queryClient: QueryClient, draft: Draft): void {
  const queryKey = orpc.pages.get.queryKey({ input: { pageId: draft.pageId } });
  showAnswer(queryClient, queryKey, (view) => ({ ...view, draft }));
}
