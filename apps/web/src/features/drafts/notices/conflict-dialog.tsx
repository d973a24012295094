import { bodyToHtml } from "@stemma/document/body-to-html";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { useNow } from "../../../lib/time/use-now.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import type { DraftContent } from "../session/draft-content.ts";
import type { DraftConflict } from "../session/draft-snapshot.ts";
import type { ConflictChoice } from "../session/draft-state.ts";
import { ownTextHeading } from "../session/keep-both.ts";
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
  const { mine, theirs } = conflict;
  const when = relativeTime(new Date(theirs.updatedAt), now);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onLater}
      title="This draft was also changed somewhere else"
      width="920px"
    >
      <p>
        Another tab or device of yours saved this draft while you were writing here. Both texts are
        kept until you choose.
      </p>
      <div className={styles["texts"]}>
        <ConflictText name="Yours, on this device" content={mine} />
        <ConflictText name={`Saved somewhere else, ${when}`} content={theirs} />
      </div>
      <p className={styles["hint"]}>
        “Keep both” takes the text from somewhere else and puts every paragraph that only yours has
        below it, under the heading “{ownTextHeading}”.
      </p>
      <DialogActions>
        <Button onClick={() => onChoose("mine")}>Keep mine</Button>
        <Button onClick={() => onChoose("theirs")}>Take theirs</Button>
        <Button kind="primary" onClick={() => onChoose("both")}>
          Keep both
        </Button>
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
        <p className={styles["notes"]}>Draft notes: {content.draftNotes}</p>
      )}
    </section>
  );
}
