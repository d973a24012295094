import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { TrashItem, TrashLoss } from "@stemma/contract/trash.contract";
import { api, orpc } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { showToast } from "../../ui/messages/toasts.ts";
import { itemName } from "./item-words.ts";
import { lossWords } from "./loss-words.ts";
import { messages } from "./messages.ts";
import { useLoss } from "./use-loss.ts";
import styles from "./trash.module.css";

interface RemoveDialogProps {
  readonly item: TrashItem;
  readonly onClose: () => void;
}

/** Says what is lost, and removes an item of the trash for good. */
export function RemoveDialog({ item, onClose }: RemoveDialogProps) {
  const queryClient = useQueryClient();
  const name = itemName(item);
  const words = messages.removal;
  const loss = useLoss(item);
  const { run, isRunning, error } = useSingleFlight(async () => {
    if (item.type === "page") await api.trash.removePage({ pageId: item.id });
    else await api.trash.removeWorkspace({ workspaceId: item.id });
    onClose();
    showToast(words.done(name));
    await queryClient.invalidateQueries({ queryKey: orpc.key() });
    if (document.activeElement === document.body) focusScreenHeading();
  });
  const cancelRef = useRef<HTMLButtonElement>(null);
  const reason = (failure: unknown): string =>
    hasErrorCode(failure, "NOT_FOUND") ? messages.goneMeanwhile : failureWords(failure);
  return (
    <Dialog
      isOpen
      isHeld={isRunning}
      onClose={onClose}
      title={words.question(name)}
      width="520px"
      initialFocus={cancelRef}
    >
      <div className={styles["question"]}>
        {loss.data !== undefined ? (
          <>
            <LossList item={item} loss={loss.data} />
            <p>{words.final}</p>
          </>
        ) : loss.isError ? (
          <LoadFailure words={reason(loss.error)} onRetry={() => void loss.refetch()} />
        ) : (
          <Loader />
        )}
        {error !== null && <Notice tone="error">{words.failed(reason(error))}</Notice>}
        <DialogActions>
          <DialogAction ref={cancelRef} label={words.cancel} onClick={onClose} />
          <DialogAction
            kind="primary"
            label={messages.remove}
            disabled={loss.data === undefined}
            onClick={() => void run()}
          />
        </DialogActions>
      </div>
      <BusyOverlay text={isRunning ? words.removing : null} />
    </Dialog>
  );
}

/** What is lost, in a sentence and a list. */
function LossList({ item, loss }: { readonly item: TrashItem; readonly loss: TrashLoss }) {
  const lost = lossWords(item, loss);
  return (
    <>
      <p className={styles["sentence"]}>{lost.item}</p>
      {lost.also.length > 0 && (
        <div>
          <p>{messages.removal.lost.also}</p>
          <ul className={styles["lost"]}>
            {lost.also.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
