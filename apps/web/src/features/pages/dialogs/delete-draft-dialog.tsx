import { useRef } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { DraftId } from "@stemma/domain/ids";
import { leavingPageKey } from "../../../entities/page/leaving-page.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { deleteDraft, type DraftDeletion } from "./delete-draft.ts";
import { draftDeletionWords } from "./draft-deletion-words.ts";
import { messages } from "../messages.ts";
import styles from "./page-life.module.css";

interface DeleteDraftDialogProps {
  readonly view: PageView;
  readonly draftId: DraftId;
  /** The draft's title on screen. */
  readonly draftTitle: string;
  readonly onClose: () => void;
  /** Ends the draft's session and leaves the screen, while the overlay stays. */
  readonly onDeleted: (deletion: DraftDeletion) => Promise<void>;
}

/** Asks for confirmation before a draft is deleted, and says whether its page is deleted with it. */
export function DeleteDraftDialog(props: DeleteDraftDialogProps) {
  const { view, draftId, draftTitle, onClose, onDeleted } = props;
  const { run, isRunning, error } = useSingleFlight(async () => {
    await onDeleted(await deleteDraft(draftId, view));
  }, leavingPageKey(view.page.id));
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      isHeld={isRunning}
      onClose={onClose}
      title={messages.deleteDraft.title}
      initialFocus={cancelRef}
    >
      <div className={styles["content"]}>
        <p>{draftDeletionWords(view.page, draftTitle)}</p>
        {error !== null && (
          <Notice tone="error">{messages.deleteDraft.failed(failureWords(error))}</Notice>
        )}
        <DialogActions>
          <DialogAction ref={cancelRef} label={messages.cancel} onClick={onClose} />
          <DialogAction
            kind="primary"
            label={messages.deleteDraft.delete}
            onClick={() => void run()}
          />
        </DialogActions>
      </div>
      <BusyOverlay text={isRunning ? messages.deleteDraft.deleting : null} />
    </Dialog>
  );
}
