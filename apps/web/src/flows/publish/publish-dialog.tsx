import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { messages } from "./messages.ts";
import { PublishForm, type PublishFormProps } from "./publish-form.tsx";

interface PublishDialogProps extends PublishFormProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the message of the new version. */
export function PublishDialog(props: PublishDialogProps) {
  const { isOpen, onClose, ...form } = props;
  return (
    <Dialog isOpen={isOpen} isHeld={form.isPublishing} onClose={onClose} title={messages.title}>
      <PublishForm {...form} />
    </Dialog>
  );
}
