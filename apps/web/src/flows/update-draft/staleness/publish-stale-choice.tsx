import { GitBranch, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { messages } from "../messages.tsx";
import styles from "./publish-stale-choice.module.css";

interface PublishStaleChoiceProps {
  /** The progress of an unfinished update; `null` if there is no unfinished update. */
  readonly progress: { readonly resolved: number; readonly all: number } | null;
  readonly onUpdate: () => void;
  readonly onBranch: () => void;
}

/** Asks the writer of a stale draft whether to update it first or to publish it as it is. */
export function PublishStaleChoice({ progress, onUpdate, onBranch }: PublishStaleChoiceProps) {
  return (
    <div className={styles["choices"]}>
      <p>
        {progress === null
          ? messages.publishStale.newerVersion
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
