import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { TrashItem } from "@stemma/contract/trash.contract";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { listInWords } from "../../lib/list-in-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { showToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";
import styles from "./trash.module.css";

interface EmptyTrashDialogProps {
  /** The items on screen, deleted last first. What is deleted after the first of them stays. */
  readonly items: readonly TrashItem[];
  readonly hasMore: boolean;
  readonly onClose: () => void;
}

/** Asks, and removes everything in the trash for good that the person may remove. */
export function EmptyTrashDialog({ items, hasMore, onClose }: EmptyTrashDialogProps) {
  const queryClient = useQueryClient();
  const words = messages.emptying;
  const { run, isRunning, error } = useSingleFlight(async () => {
    const deletedUntil = items[0]?.deletedAt ?? new Date(0).toISOString();
    try {
      let kept = 0;
      for (let cursor: string | undefined | null = undefined; cursor !== null;) {
        const part: Awaited<ReturnType<typeof api.trash.empty>> = await api.trash.empty({
          deletedUntil,
          cursor,
        });
        kept += part.kept;
        cursor = part.nextCursor;
      }
      onClose();
      showToast(kept === 0 ? words.done : words.some(kept));
    } finally {
      await queryClient.invalidateQueries({ queryKey: orpc.key() });
    }
    if (document.activeElement === document.body) focusScreenHeading();
  });
  const cancelRef = useRef<HTMLButtonElement>(null);
  const going = items.filter(({ can }) => can.remove);
  const workspaces = going.filter(({ type }) => type === "workspace").length;
  const pages = going.reduce(
    (count, item) => count + (item.type === "page" ? 1 + item.pagesBelow : 0),
    0,
  );
  const kept = items.length - going.length;
  const things = [
    ...(pages === 0 ? [] : [words.pages(pages)]),
    ...(workspaces === 0 ? [] : [words.workspaces(workspaces)]),
    ...(hasMore ? [words.andMore] : []),
  ];
  return (
    <Dialog
      isOpen
      isHeld={isRunning}
      onClose={onClose}
      title={words.question}
      width="520px"
      initialFocus={cancelRef}
    >
      <div className={styles["question"]}>
        <p>{words.all(listInWords(things))}</p>
        {kept > 0 && <p>{words.kept(kept)}</p>}
        <p>{messages.removal.final}</p>
        {error !== null && <Notice tone="error">{words.failed(failureWords(error))}</Notice>}
        <DialogActions>
          <DialogAction ref={cancelRef} label={messages.removal.cancel} onClick={onClose} />
          <DialogAction kind="primary" label={messages.emptyTrash} onClick={() => void run()} />
        </DialogActions>
      </div>
      <BusyOverlay text={isRunning ? words.running : null} />
    </Dialog>
  );
}
