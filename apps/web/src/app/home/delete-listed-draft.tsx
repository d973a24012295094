import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { DraftSummary } from "@stemma/contract/draft-shapes";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";
import type { DraftDeletion } from "../../features/pages/dialogs/delete-draft.ts";
import { DeleteDraftDialog } from "../../features/pages/dialogs/delete-draft-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { readListsAgain } from "../../flows/page-actions/read-lists-again.ts";
import { messages } from "./messages.ts";

interface DeleteListedDraftProps {
  readonly draft: DraftSummary;
  readonly onClose: () => void;
}

/** Asks for confirmation, and deletes a draft of a list together with this browser's copy of it. */
export function DeleteListedDraft({ draft, onClose }: DeleteListedDraftProps) {
  const { id: draftId, pageId, pageTitle } = draft;
  const queryClient = useQueryClient();
  const openDrafts = useOpenDrafts();
  const page = useQuery(orpc.pages.get.queryOptions({ input: { pageId }, staleTime: 0 }));

  async function forget({ outcome }: DraftDeletion): Promise<void> {
    const userId = queryClient.getQueryData(orpc.accounts.current.queryKey())?.user.id;
    await openDrafts.discard(draftId);
    const orphan = userId === undefined ? null : await openDrafts.findOrphan(userId, pageId, null);
    if (orphan?.key.draftId === draftId) await openDrafts.removeOrphan(orphan);
    onClose();
    const queryKey = orpc.pages.get.key({ input: { pageId } });
    if (outcome === "pageRemoved") queryClient.removeQueries({ queryKey });
    else void queryClient.invalidateQueries({ queryKey });
    readListsAgain(queryClient);
  }

  if (page.data === undefined) {
    return (
      <Dialog isOpen onClose={onClose} title={messages.drafts.delete}>
        {page.isError ? (
          <LoadFailure words={failureWords(page.error)} onRetry={() => void page.refetch()} />
        ) : (
          <Loader />
        )}
      </Dialog>
    );
  }
  return (
    <DeleteDraftDialog
      view={page.data}
      draftId={draftId}
      draftTitle={pageTitle}
      onClose={onClose}
      onDeleted={forget}
    />
  );
}
