import { bodyToHtml } from "@stemma/document/body-to-html";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../../lib/time/use-now.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import type { DraftContent } from "../session/draft-content.ts";
import type { DraftConflict } from "../session/draft-snapshot.ts";
import type { ConflictChoice } from "../session/draft-state.ts";
import { messages } from "../messages.ts";
import styles from "./conflict-dialog.module.css";

interface ConflictDialogProps {
  readonly conflict: DraftConflict | null;
  readonly isOpen: boolean;
  /** Closes the dialog without a decision. Both texts stay stored. */
  readonly onLater: () => void;
  readonly onChoose: (choice: ConflictChoice) => void;
}

/** Shows the two conflicting texts of one draft side by side. Neither is dropped before the writer chooses. */
export function ConflictDialog({ conflict, isOpen, onLater, onChoose }: ConflictDialogProps) {
  const now = useNow([conflict?.theirs.updatedAt]);
  if (conflict === null) return null;
  const { mine, theirs, isJoining } = conflict;
  const unavailable = isJoining ? { unavailableBecause: messages.conflict.joining } : {};
  const when = relativeTime(new Date(theirs.updatedAt), now);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onLater}
      title={messages.conflict.title}
      width="920px"
      isHeld={isJoining}
    >
      <p>{messages.conflict.explanation}</p>
      <div className={styles["texts"]}>
        <ConflictText name={messages.conflict.mine} content={mine} />
        <ConflictText name={messages.conflict.theirs(when)} content={theirs} />
      </div>
      <p className={styles["hint"]}>
        {messages.conflict.keepBothHint(messages.conflict.ownTextHeading)}
      </p>
      <DialogActions>
        <DialogAction
          label={messages.conflict.keepMine}
          {...unavailable}
          onClick={() => onChoose("mine")}
        />
        <DialogAction
          label={messages.conflict.keepTheirs}
          {...unavailable}
          onClick={() => onChoose("theirs")}
        />
        <DialogAction
          label={messages.conflict.keepBoth}
          kind="primary"
          {...unavailable}
          onClick={() => onChoose("both")}
        />
      </DialogActions>
    </Dialog>
  );
}

function ConflictText({
  name,
  content,
}: {
  readonly name: string;
  readonly content: DraftContent;
}) {
  return (
    // A scroll container must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles["text"]} aria-label={name} tabIndex={0}>
      <h3 className={styles["name"]}>{name}</h3>
      <p className={styles["title"]}>{displayPageTitle(content.pageTitle)}</p>
      <div
        className="page-body"
        // `bodyToHtml` escapes all text and drops unsafe URLs.
        dangerouslySetInnerHTML={{ __html: bodyToHtml(content.serializedEditorState) }}
      />
      {content.draftNotes !== null && (
        <p className={styles["notes"]}>{messages.conflict.notes(content.draftNotes)}</p>
      )}
    </section>
  );
}
