import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/page-view-shape";
import { putDraftIntoView } from "../../features/drafts/put-draft-into-view.ts";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import type { DraftErrand } from "./draft-errand.ts";

interface ErrandOptions {
  /** What is shown if the draft can't be opened. */
  readonly notOpened: (why: string) => string;
  /** Called before a draft is created: no draft is created for nothing. */
  readonly isNeeded?: (errand: DraftErrand) => Promise<boolean>;
}

/**
 * Opens the reader's draft, which is created if there is none, with something to do in it. Opens nothing if the reader
 * has left the page meanwhile.
 */
export function useDraftErrand(
  { page, draft }: PageView,
  { notOpened, isNeeded }: ErrandOptions,
): { readonly run: (errand: DraftErrand) => void; readonly isRunning: boolean } {
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const { run, isRunning } = useSingleFlight(async (errand: DraftErrand) => {
    const { pathname } = router.state.location;
    const hasLeft = () => router.state.location.pathname !== pathname;
    try {
      if (draft === null) {
        if (isNeeded !== undefined && (!(await isNeeded(errand)) || hasLeft())) return;
        putDraftIntoView(queryClient, await api.drafts.create({ pageId: page.id }));
        void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
      }
      if (!hasLeft()) await navigate({ search: { edit: true }, state: { errand } });
    } catch (error) {
      showToast(notOpened(failureWords(error)));
    }
  });
  return { run: (errand) => void run(errand), isRunning };
}
