import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
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
        question={messages.leaving.question(organizationName)}
        yes={messages.leaving.leave}
        no={messages.cancel}
        onYes={() => void run()}
        onNo={onClose}
      >
        {messages.leaving.consequence}
        {error !== null && (
          <Notice tone="error">{messages.failures.leave(memberFailureWords(error))}</Notice>
        )}
      </ConfirmDialog>
      <BusyOverlay text={isRunning ? messages.leaving.leaving : null} />
    </>
  );
}
