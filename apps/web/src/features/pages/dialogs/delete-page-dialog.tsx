import { useRef, useState, type ReactNode } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { RadioList } from "../../../ui/fields/radio-list.tsx";
import { pageDeletionWords } from "./deletion-words.ts";
import {
  useDeletePage,
  type BelowQuestion,
  type PageDeletion,
  type PagesBelow,
} from "./use-delete-page.ts";
import { messages } from "./messages.ts";
import styles from "./page-life.module.css";

interface DeletePageDialogProps {
  /** The current view of the page; the dialog updates with it. */
  readonly view: PageView;
  /** What else the reader should know before the deletion. */
  readonly notes?: ReactNode;
  readonly onClose: () => void;
  /** Leaves the page, while the overlay stays. */
  readonly onDeleted: (deletion: PageDeletion) => Promise<void>;
  /** Called when the deletion failed; closes the dialog and shows the reason. */
  readonly onFailed: (error: unknown) => void;
  /** Refetches the page. */
  readonly onRefresh: () => Promise<unknown>;
}

/**
 * Asks for confirmation before a page is deleted, and says whether it can be restored. Where there are pages below, asks what becomes of them.
 */
export function DeletePageDialog(props: DeletePageDialogProps) {
  const { view, notes, onClose, onDeleted, onFailed, onRefresh } = props;
  const { deletePage, isDeleting, isOutdated, isCounting, question, forget } = useDeletePage(view, {
    onDeleted,
    onFailed,
  });
  const [chosen, setChosen] = useState<PagesBelow | null>(null);
  const below = question?.isKept === true ? "moveUp" : chosen;
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
      title={messages.deletePage.title(view.page.kind)}
      initialFocus={cancelRef}
    >
      <div className={styles["content"]}>
        <p>{pageDeletionWords(view.page)}</p>
        {notes}
        {question !== null && (
          <PagesBelowQuestion
            question={question}
            value={below}
            onValue={setChosen}
            isFocused={question.isLate && !isDeleting}
          />
        )}
        {isOutdated && (
          <Notice
            tone="error"
            actions={
              <Button disabled={refreshing.isRunning} onClick={() => void refreshing.run()}>
                {messages.deletePage.refresh}
              </Button>
            }
          >
            {messages.deletePage.outdated(view.page.kind)}
          </Notice>
        )}
        <DialogActions>
          <DialogAction ref={cancelRef} label={messages.cancel} onClick={onClose} />
          <DialogAction
            kind="primary"
            label={messages.deletePage.delete}
            disabled={
              isCounting ||
              isOutdated ||
              refreshing.isRunning ||
              (question !== null && below === null)
            }
            onClick={() => void deletePage(below)}
          />
        </DialogActions>
      </div>
      <BusyOverlay text={isDeleting ? messages.deletePage.deleting(view.page.kind) : null} />
    </Dialog>
  );
}

interface PagesBelowQuestionProps {
  readonly question: BelowQuestion;
  readonly value: PagesBelow | null;
  readonly onValue: (below: PagesBelow) => void;
  /** Whether the question takes the focus: it is asked in between. */
  readonly isFocused: boolean;
}

function PagesBelowQuestion({ question, value, onValue, isFocused }: PagesBelowQuestionProps) {
  const { count, isKept, isLate } = question;
  const words = messages.deletePage.below;
  return (
    <>
      <RadioList<PagesBelow>
        label={words.question(count)}
        options={[
          {
            value: "delete",
            label: words.delete(count),
            effect: words.deleteEffect,
            isDisabled: isKept,
          },
          { value: "moveUp", label: words.moveUp(count), effect: words.moveUpEffect },
        ]}
        value={value}
        onValue={onValue}
        isFocused={isFocused}
      />
      {isKept && (
        <Notice tone={isLate ? "error" : "warning"}>
          {isLate ? words.notDeleted : words.kept}
        </Notice>
      )}
    </>
  );
}
