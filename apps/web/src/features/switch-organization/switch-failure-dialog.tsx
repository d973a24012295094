import { failureWords } from "../../lib/failures/failure-words.ts";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { messages } from "./messages.tsx";

interface SwitchFailureDialogProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Why switching the organization failed. A dialog, because the button that caused it may be gone from the screen. */
export function SwitchFailureDialog({ error, onClose }: SwitchFailureDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={messages.failure}>
      <p role="alert">{failureWords(error)}</p>
      <DialogActions>
        <DialogAction kind="primary" onClick={onClose} label={messages.close} />
      </DialogActions>
    </Dialog>
  );
}
