import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { JournalEntry } from "../../features/drafts/journal/draft-journal.ts";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";
import { api, orpc } from "../../lib/api.ts";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { editingChunk } from "../edit-draft/editing-chunk.ts";
import { putDraftIntoView } from "../../features/drafts/put-draft-into-view.ts";

/** Turns editing on: creates the draft if there is none, and adds to it a text that was left on this device. */
export function useStartEditing({ page, draft }: PageView) {
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const openDrafts = useOpenDrafts();
  const { run, isRunning, error } = useSingleFlight(async (orphan?: JournalEntry) => {
    // Keep the keys that the writer types until the editor is on screen.
    typedAhead.begin();
    const opened = draft ?? (await start());
    if (orphan !== undefined) await openDrafts.moveOrphan(orphan, opened);
    if (draft === null) {
      putDraftIntoView(queryClient, opened);
      void queryClient.invalidateQueries({ queryKey: orpc.drafts.list.key() });
    }
    await editingChunk.preload();
    // With its session open, the draft is drawn in the editor at once: as static HTML first, a long text is laid out twice.
    await openDrafts.prepare(opened);
    await navigate({ search: { edit: true }, resetScroll: false });
  });

  async function start(): Promise<Draft> {
    try {
      return await api.drafts.create({ pageId: page.id });
    } catch (error) {
      typedAhead.take();
      // The reader's permissions may have changed: read the page again, which shows them.
      void queryClient.invalidateQueries({ queryKey: orpc.pages.key() });
      throw error;
    }
  }

  return { startEditing: run, isCreating: isRunning && draft === null, error };
}
