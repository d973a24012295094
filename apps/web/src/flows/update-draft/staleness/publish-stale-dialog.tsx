import { GitBranch, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import type { PendingMerge } from "@stemma/contract/draft-shapes";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { messages } from "../messages.tsx";
import { pendingProgress } from "../plan/pending-update.ts";
import styles from "./publish-stale-dialog.module.css";

interface PublishStaleDialogProps {
  readonly isOpen: boolean;
  readonly pending: PendingMerge | null;
  readonly onClose: () => void;
  readonly onUpdate: () => void;
  readonly onBranch: () => void;
}

/** Asks the writer of a stale draft, before publishing, whether to update it first or to publish it as a branch. */
export function PublishStaleDialog(props: PublishStaleDialogProps) {
  const { isOpen, pending, onClose, onUpdate, onBranch } = props;
  const progress = pending && pendingProgress(pending);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.publishStale.title}>
      <div className={styles["choices"]}>
        <p>
          {progress === null
            ? messages.stale.otherVersion
            : messages.inProgress(progress.resolved, progress.all)}
        </p>
        <Choice
          icon={<Icon of={RefreshCw} />}
          name={
            progress === null
              ? messages.publishStale.updateFirst
              : messages.publishStale.continueUpdate
          }
          onChoose={onUpdate}
        >
          {messages.publishStale.updateEffect}
        </Choice>
        <Choice
          icon={<Icon of={GitBranch} />}
          name={messages.publishStale.publishBranch}
          onChoose={onBranch}
        >
          {messages.publishStale.branchEffect}
        </Choice>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
  readonly onChoose: () => void;
}

function Choice({ icon, name, children, onChoose }: ChoiceProps) {
  return (
    <button type="button" className={styles["choice"]} onClick={onChoose}>
      {icon}
      <span className={styles["text"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["what"]}>{children}</span>
      </span>
    </button>
  );
}
