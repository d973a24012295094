import { GitBranch, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/buttons/icon.tsx";
import styles from "./publish-stale-choice.module.css";

interface PublishStaleChoiceProps {
  /** The number of open conflicts in an unfinished update; `null` if there is no unfinished update. */
  readonly unsettled: number | null;
  readonly onUpdate: () => void;
  readonly onBranch: () => void;
}

/** Asks the writer of a stale draft whether to update it first or to publish it as it is. */
export function PublishStaleChoice({ unsettled, onUpdate, onBranch }: PublishStaleChoiceProps) {
  return (
    <div className={styles["choices"]}>
      <p>
        {unsettled === null
          ? "Since you started, the page came to show another version than the one your draft is based on."
          : `You began to update this draft and ${unsettledWords(unsettled)} to settle. Your text is still as it was before the update.`}
      </p>
      <Choice
        icon={<Icon of={RefreshCw} />}
        name={unsettled === null ? "Update draft first" : "Go on with the update"}
        onChoose={onUpdate}
      >
        Brings what was published into your draft. You then publish both together.
      </Choice>
      <Choice icon={<Icon of={GitBranch} />} name="Publish as a branch" onChoose={onBranch}>
        Readers see your version; the newer one stays in the history.
      </Choice>
    </div>
  );
}

function unsettledWords(unsettled: number): string {
  return unsettled === 1 ? "one paragraph is left" : `${unsettled} paragraphs are left`;
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
      <span className={styles["words"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["what"]}>{children}</span>
      </span>
    </button>
  );
}
