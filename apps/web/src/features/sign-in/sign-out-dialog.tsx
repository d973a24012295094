import { signOut } from "../../entities/account/auth.ts";
import { holdReadsWhile } from "../../lib/queries/read-gate.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";

interface SignOutDialogProps {
  readonly onClose: () => void;
  /** Called after the session ended, to leave all of the person's screens. */
  readonly onSignedOut: () => Promise<void>;
}

/** Asks for confirmation, then signs out. */
export function SignOutDialog({ onClose, onSignedOut }: SignOutDialogProps) {
  const { run, forget, isRunning, error } = useSingleFlight(async () => {
    await holdReadsWhile(async () => {
      if ((await signOut()) !== null) throw new Error("The server did not end the session.");
      await onSignedOut();
    });
  });
  return (
    <>
      <ConfirmDialog
        isOpen
        question={messages.signOut.question}
        yes={messages.signOut.yes}
        no={messages.signOut.no}
        hasPlainLabels
        onYes={() => void run()}
        onNo={() => {
          forget();
          onClose();
        }}
      >
        {error !== null && <Notice tone="error">{messages.signOut.failed}</Notice>}
      </ConfirmDialog>
      <BusyOverlay text={isRunning ? messages.signOut.running : null} />
    </>
  );
}
