import type { PublishMessage } from "@stemma/domain/version/publish-message";
import { Dialog } from "../../ui/dialog.tsx";
import { PublishForm } from "./publish-form.tsx";
import type { PublishFailure } from "./publish-failure.ts";

interface PublishDialogProps {
  readonly isOpen: boolean;
  readonly isPublishing: boolean;
  /** Why the last try came to nothing; everything is as it was before it. */
  readonly failure: PublishFailure | null;
  readonly onClose: () => void;
  /** `isSilent`: those who subscribe are not told. */
  readonly onPublish: (message: PublishMessage, isSilent: boolean) => void;
}

/** Asks what to say about the new version. What was typed stays when publishing fails. */
export function PublishDialog(props: PublishDialogProps) {
  const { isOpen, isPublishing, failure, onClose, onPublish } = props;
  return (
    <Dialog isOpen={isOpen} isHeld={isPublishing} onClose={onClose} title="Publish">
      <PublishForm isPublishing={isPublishing} failure={failure} onPublish={onPublish} />
    </Dialog>
  );
}
