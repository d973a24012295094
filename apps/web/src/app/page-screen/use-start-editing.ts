import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/pages.contract";
import { api, orpc } from "../../lib/api.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { putDraftIntoView } from "./put-draft-into-view.ts";

/** Turns editing on: makes the draft first where there is none. */
export function useStartEditing({ page, draft }: PageView) {
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const { run, isRunning, error } = useSingleFlight(async () => {
    if (draft === null) {
      putDraftIntoView(queryClient, await api.drafts.create({ pageId: page.id }));
      void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
    }
    await navigate({ search: { edit: true }, resetScroll: false });
  });
  return { startEditing: run, isCreating: isRunning && draft === null, error };
}
