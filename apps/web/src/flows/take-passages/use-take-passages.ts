import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/pages.contract";
import { putDraftIntoView } from "../../features/drafts/put-draft-into-view.ts";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";
import type { TakeRequest } from "./take-request.ts";

/** Opens the reader's draft, which is created if there is none, and takes passages into it. */
export function useTakePassages({ page, draft }: PageView) {
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const { run, isRunning } = useSingleFlight(async (take: TakeRequest) => {
    try {
      if (draft === null) {
        putDraftIntoView(queryClient, await api.drafts.create({ pageId: page.id }));
        void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
      }
      await navigate({ search: { edit: true }, state: { take } });
    } catch (error) {
      showToast(messages.notOpened(failureWords(error)));
    }
  });
  return { take: (request: TakeRequest) => void run(request), isTaking: isRunning };
}
