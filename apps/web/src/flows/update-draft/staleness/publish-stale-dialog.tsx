import type { PendingMerge } from "@stemma/contract/shapes";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
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
  const progress = pending && pendingProgress(pending);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Publish a draft that is behind?">
      <PublishStaleChoice
        unsettled={progress && progress.all - progress.settled}
        onUpdate={onUpdate}
        onBranch={onBranch}
      />
    </Dialog>
  );
}
