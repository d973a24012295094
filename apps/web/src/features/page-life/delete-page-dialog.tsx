import { useRef } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { BusyOverlay } from "../../ui/busy-overlay.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Notice } from "../../ui/notice.tsx";
import { pageDeletionWords } from "./deletion-words.ts";
import { useDeletePage, type PageDeletion } from "./use-delete-page.ts";
import styles from "./page-life.module.css";

interface DeletePageDialogProps {
  /** As the server has it now: the dialog follows when another one comes. */
  readonly view: PageView;
  readonly onClose: () => void;
  /** Leaves the page, while the overlay stays. */
  readonly onDeleted: (deletion: PageDeletion) => Promise<void>;
  /** Nothing was deleted; closes the modal and says why. */
  readonly onFailed: (error: unknown) => void;
  /** Has the page read again. */
  readonly onRefresh: () => Promise<unknown>;
}

/** Asks before the page is deleted, and says whether it can come back. */
export function DeletePageDialog(props: DeletePageDialogProps) {
  const { view, onClose, onDeleted, onFailed, onRefresh } = props;
  const { deletePage, isDeleting, isOutdated, forget } = useDeletePage(view, {
    onDeleted,
    onFailed,
  });
  const refreshing = useSingleFlight(async () => {
    await onRefresh();
    forget();
  });
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      isHeld={isDeleting}
      onClose={onClose}
      title="Delete page"
      initialFocus={cancelRef}
    >
      <div className={styles["content"]}>
        <p>{pageDeletionWords(view.page)}</p>
        {isOutdated && (
          <Notice
            tone="error"
            actions={
              <Button disabled={refreshing.isRunning} onClick={() => void refreshing.run()}>
                Refresh
              </Button>
            }
          >
            Somebody published another version of this page meanwhile, so nothing was deleted.
            Refresh to see it, then decide again.
          </Notice>
        )}
        <DialogActions>
          <Button ref={cancelRef} onClick={onClose}>
            CANCEL
          </Button>
          <Button
            kind="primary"
            disabled={isOutdated || refreshing.isRunning}
            onClick={() => void deletePage()}
          >
            DELETE
          </Button>
        </DialogActions>
      </div>
      <BusyOverlay text={isDeleting ? "Deleting page…" : null} />
    </Dialog>
  );
}
