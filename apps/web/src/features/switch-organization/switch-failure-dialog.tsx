import { failureWords } from "../../lib/failure-words.ts";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface SwitchFailureDialogProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Why the organization was not switched. In front of everything: what led to it may be out of sight by now. */
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
