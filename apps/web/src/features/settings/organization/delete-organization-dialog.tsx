import { useState } from "react";
import { restorableDays } from "@stemma/domain/workspace/restorable-days";
import { hasErrorCode } from "../../../lib/failures/error-code.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../../ui/messages/busy-overlay.tsx";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../../ui/dialogs/dialog-actions.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "../settings.module.css";
import { messages } from "./messages.ts";

interface DeleteOrganizationDialogProps {
  readonly organizationName: string;
  readonly onClose: () => void;
  /** Deletes the organization and opens another one. */
  readonly onDelete: (organizationName: string) => Promise<void>;
}

/** Deletes an organization once its name is entered. */
export function DeleteOrganizationDialog(props: DeleteOrganizationDialogProps) {
  const { organizationName, onClose, onDelete } = props;
  const [typed, setTyped] = useState("");
  const { run, isRunning, error } = useSingleFlight(onDelete);
  const isReady = typed.trim() === organizationName && !isRunning;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.deleteTitle(organizationName)}
      width="520px"
      isHeld={isRunning}
    >
      <form
        className={styles["settings"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void run(typed);
        }}
      >
        <p>{messages.consequence(restorableDays)}</p>
        <TextField
          label={messages.confirmName(organizationName)}
          autoComplete="off"
          value={typed}
          onValue={setTyped}
        />
        {error !== null && (
          <Notice tone="error">
            {messages.notDeleted(
              hasErrorCode(error, "ORGANIZATION_NAME_DIFFERS")
                ? messages.nameDiffers
                : failureWords(error),
            )}
          </Notice>
        )}
        <DialogActions>
          <DialogAction label={messages.cancel} onClick={onClose} />
          <DialogAction label={messages.delete} type="submit" kind="primary" disabled={!isReady} />
        </DialogActions>
      </form>
      <BusyOverlay text={isRunning ? messages.deleting : null} />
    </Dialog>
  );
}
