import type { QueryClient } from "@tanstack/react-query";
import type { Draft } from "@stemma/contract/shapes";
import { orpc } from "../../lib/api.ts";
import { showAnswer } from "../../lib/optimistic-change.ts";

/** Puts a draft that was just made into the page's cached view. */
export function putDraftIntoView(queryClient: QueryClient, draft: Draft): void {
  const queryKey = orpc.pages.get.queryKey({ input: { pageId: draft.pageId } });
  showAnswer(queryClient, queryKey, (view) => ({ ...view, draft }));
}
