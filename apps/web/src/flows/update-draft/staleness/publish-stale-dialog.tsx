import type { PendingMerge } from "@stemma/contract/shapes";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { messages } from "../messages.tsx";
import { pendingProgress } from "../plan/pending-update.ts";
import { PublishStaleChoice } from "./publish-stale-choice.tsx";

interface PublishStaleDialogProps {
  readonly isOpen: boolean;
  readonly pending: PendingMerge | null;
  readonly onClose: () => void;
  readonly onUpdate: () => void;
  readonly onBranch: () => void;
}

/** The question before the Publish dialog of a stale draft. */
export function PublishStaleDialog(props: PublishStaleDialogProps) {
  const { isOpen, pending, onClose, onUpdate, onBranch } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.publishStale.title}>
      <PublishStaleChoice
        progress={pending && pendingProgress(pending)}
        onUpdate={onUpdate}
        onBranch={onBranch}
      />
    </Dialog>
  );
}
