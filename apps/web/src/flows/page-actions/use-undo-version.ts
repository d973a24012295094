import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/pages.contract";
import type { VersionId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";
import { putDraftIntoView } from "../../features/drafts/put-draft-into-view.ts";

/**
 * Opens the reader's draft, which is created if there is none, and undoes a version in it. `null` if the reader may not
 * edit the page.
 */
export function useUndoVersion({
  page,
  draft,
  can,
}: PageView): ((versionId: VersionId) => void) | null {
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const { run } = useSingleFlight(async (versionId: VersionId) => {
    try {
      if (draft === null) {
        putDraftIntoView(queryClient, await api.drafts.create({ pageId: page.id }));
        void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
      }
      await navigate({ search: { edit: true, undo: versionId } });
    } catch (error) {
      showToast(messages.undoFailed(failureWords(error)));
    }
  });
  return can.edit && !page.deleted ? (versionId) => void run(versionId) : null;
}
