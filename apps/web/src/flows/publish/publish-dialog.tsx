import type { PublishMessage } from "@stemma/domain/version/publish-message";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { PublishForm } from "./publish-form.tsx";
import type { PublishFailure } from "./publish-failure.ts";

interface PublishDialogProps {
  readonly isOpen: boolean;
  readonly isPublishing: boolean;
  /** Why the last try failed; nothing was changed. */
  readonly failure: PublishFailure | null;
  readonly onClose: () => void;
  /** `isSilent`: subscribers get no notification. */
  readonly onPublish: (message: PublishMessage, isSilent: boolean) => void;
}

/** Asks for the message of the new version. Keeps the typed text if publishing fails. */
export function PublishDialog(props: PublishDialogProps) {
  const { isOpen, isPublishing, failure, onClose, onPublish } = props;
  return (
    <Dialog isOpen={isOpen} isHeld={isPublishing} onClose={onClose} title="Publish">
      <PublishForm isPublishing={isPublishing} failure={failure} onPublish={onPublish} />
    </Dialog>
  );
}
