import { failureWords } from "../../lib/failures/failure-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { DialogActions } from "../../ui/dialogs/dialog-actions.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";

interface SwitchFailureDialogProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Why switching the organization failed. A dialog, because the button that caused it may be gone from the screen. */
export function SwitchFailureDialog({ error, onClose }: SwitchFailureDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="You are still in the same organization">
      <p role="alert">{failureWords(error)}</p>
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
