import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { PageView } from "@stemma/contract/page-view-shape";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";
import type { OpenDraft } from "../../features/drafts/use-draft-session.ts";
import { DeleteDraftDialog } from "../../features/pages/dialogs/delete-draft-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { readPageAgain } from "./read-page-again.ts";
import { useLeavePage } from "./use-leave-page.ts";

interface DeleteDraftModalProps {
  readonly view: PageView;
  readonly open: OpenDraft;
  readonly onClose: () => void;
}

/**
 * Deletes the draft and this tab's copy of it. Then the published page is read again. If the page was removed with its
 * draft, its workspace is opened.
 */
export function DeleteDraftModal({ view, open, onClose }: DeleteDraftModalProps) {
  const { page } = view;
  const { draftId, pageTitle } = open.snapshot;
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/page/$pageId" });
  const openDrafts = useOpenDrafts();
  const leave = useLeavePage(page.id);

  async function readPage(): Promise<void> {
    const queryKey = orpc.pages.get.queryKey({ input: { pageId: page.id } });
    queryClient.setQueryData(queryKey, { ...view, draft: null });
    void readPageAgain(queryClient, page.id);
    await navigate({ search: {}, replace: true, resetScroll: false });
  }

  return (
    <DeleteDraftDialog
      view={view}
      draftId={draftId}
      draftTitle={pageTitle}
      onClose={onClose}
      onDeleted={async ({ outcome, workspaceId }) => {
        await openDrafts.discard(draftId);
        await (outcome === "pageRemoved" ? leave(workspaceId, true) : readPage());
      }}
    />
  );
}
