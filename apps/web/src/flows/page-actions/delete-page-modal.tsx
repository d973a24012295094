import { useQueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import { messages as pageMessages } from "../../entities/page/messages.ts";
import { DeletePageDialog } from "../../features/pages/dialogs/delete-page-dialog.tsx";
import type { PageDeletion } from "../../features/pages/dialogs/use-delete-page.ts";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { LinksBeforeDeletion } from "../page-links/links-before-deletion.tsx";
import { UsesBeforeDeletion } from "../page-links/uses-before-deletion.tsx";
import { offerUndo } from "./offer-undo.ts";
import { readPageAgain } from "./read-page-again.ts";
import { useLeavePage } from "./use-leave-page.ts";
import { messages } from "./dialogs/messages.ts";

interface DeletePageModalProps {
  readonly view: PageView;
  readonly onClose: () => void;
  readonly onFailed: (words: string) => void;
  /** Called when the reader asks to see the version that is published now. */
  readonly onShow?: (() => void) | undefined;
}

/**
 * Deletes the page, and opens its workspace. A failure closes the modal (specification, section 8) and is reported by
 * `onFailed`.
 */
export function DeletePageModal({ view, onClose, onFailed, onShow }: DeletePageModalProps) {
  const queryClient = useQueryClient();
  const { id: pageId, kind: what } = view.page;
  const kind = pageMessages.kinds[what];
  const leave = useLeavePage(pageId);
  const undoDeletion = ({ workspaceId, movedUp }: PageDeletion) => {
    let isRestored = false;
    return {
      done: messages.deleted.done(kind),
      link: { label: messages.deleted.trash, to: "/trash" } as const,
      undo: async () => {
        await api.pages.restore({ pageId });
        isRestored = true;
        try {
          for (const below of movedUp) {
            await api.pages.move({ pageId: below, workspaceId, parentPageId: pageId });
          }
        } finally {
          await readPageAgain(queryClient, pageId);
        }
      },
      undone: messages.deleted.undone(kind),
      notUndone: () =>
        isRestored ? messages.deleted.notMovedBack : messages.deleted.notUndone(what),
    };
  };
  return (
    <DeletePageDialog
      view={view}
      notes={
        <>
          {what === "snippet" && <UsesBeforeDeletion pageId={pageId} />}
          <LinksBeforeDeletion pageId={pageId} />
        </>
      }
      onClose={onClose}
      onDeleted={async (deletion) => {
        const { outcome, workspaceId } = deletion;
        await leave(workspaceId, outcome === "removed");
        if (outcome === "removed") showToast(messages.deleted.done(kind));
        else offerUndo(undoDeletion(deletion));
      }}
      onFailed={(error) => onFailed(messages.deleted.failed(failureWords(error), what))}
      onRefresh={async () => {
        await readPageAgain(queryClient, pageId);
        onShow?.();
      }}
    />
  );
}
