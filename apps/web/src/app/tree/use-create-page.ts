import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { showFailureToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";

/** Creates a page in a place of the tree and opens it. A second press while one is being created does nothing. */
export function useCreatePage() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { run } = useSingleFlight(
    async (place: {
      readonly workspaceId: WorkspaceId;
      readonly parentPageId: PageId | null;
    }): Promise<void> => {
      try {
        const { pageId } = await api.pages.create(place);
        for (const lists of [orpc.recents, orpc.drafts.list, orpc.pages.level]) {
          void queryClient.invalidateQueries({ queryKey: lists.key() });
        }
        await router.navigate({ to: "/page/$pageId", params: { pageId }, search: { edit: true } });
      } catch (error) {
        showFailureToast(messages.notCreated(failureWords(error)));
      }
    },
  );
  return run;
}
