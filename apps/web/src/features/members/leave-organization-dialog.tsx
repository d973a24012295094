import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { memberFailureWords } from "./member-failure-words.ts";

interface LeaveOrganizationDialogProps {
  readonly organizationName: string;
  readonly onClose: () => void;
  /** Leaves the organization and opens Home of the next one. */
  readonly onLeave: () => Promise<void>;
}

/** Asks for confirmation before a person leaves an organization, and says what is kept and what is lost. */
export function LeaveOrganizationDialog(props: LeaveOrganizationDialogProps) {
  const { organizationName, onClose, onLeave } = props;
  const { run, isRunning, error } = useSingleFlight(onLeave);
  return (
    <>
      <ConfirmDialog
        isOpen
        question={`Leave ${organizationName}?`}
        yes="Leave"
        no="Cancel"
        onYes={() => void run()}
        onNo={onClose}
      >
        You see nothing of this organization any more, until somebody invites you again. Your pages
        stay here; your drafts and your personal workspace stay yours.
        {error !== null && (
          <Notice tone="error">You did not leave. {memberFailureWords(error)}</Notice>
        )}
      </ConfirmDialog>
      <BusyOverlay text={isRunning ? "Leaving organization…" : null} />
    </>
  );
}
