import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { PageId } from "@stemma/domain/ids";
import { api, orpc } from "../../../lib/api.ts";
import { hasErrorCode } from "../../../lib/failures/error-code.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { showFailureToast } from "../../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";

/** Opens the writer's draft of a snippet, which is begun if there is none; the snippet itself, if they may only read it. */
export function useEditSnippet(pageId: PageId): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { run } = useSingleFlight(async () => {
    try {
      const isMine = await hasDraft();
      // The screen of the snippet has to know of the draft before it is drawn.
      const query = orpc.pages.get.queryOptions({ input: { pageId }, staleTime: 0 });
      await queryClient.fetchQuery(query);
      void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
      const search = isMine ? ({ edit: true } as const) : {};
      await navigate({ to: "/page/$pageId", params: { pageId }, search });
    } catch (error) {
      showFailureToast(messages.notOpened(failureWords(error)));
    }
  });

  async function hasDraft(): Promise<boolean> {
    try {
      await api.drafts.create({ pageId });
      return true;
    } catch (error) {
      if (hasErrorCode(error, "NOT_ALLOWED")) return false;
      throw error;
    }
  }

  return () => void run();
}
