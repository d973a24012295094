import { Button } from "../../../../ui/buttons/button.tsx";
import { messages } from "../../messages.tsx";
import { KeyHint } from "./key-hint.tsx";
import styles from "./conflict-actions.module.css";
import type { ResolvingStep } from "./resolving-key.ts";
import type { Resolution } from "./resolution.ts";

interface ConflictActionsProps {
  readonly picked: Resolution["pick"] | null;
  readonly mayKeepBoth: boolean;
  readonly isBaseShown: boolean;
  readonly isAllResolved: boolean;
  readonly onStep: (step: ResolvingStep) => void;
  readonly onLater: () => void;
  readonly onCancel: () => void;
}

/** The other choices for a conflict, and the buttons to postpone, cancel or finish the update. */
export function ConflictActions(props: ConflictActionsProps) {
  const { picked, mayKeepBoth, isBaseShown, isAllResolved, onStep, onLater, onCancel } = props;
  return (
    <div className={styles["actions"]}>
      <div className={styles["group"]}>
        {mayKeepBoth && (
          <Button
            aria-pressed={picked === "both"}
            aria-keyshortcuts="3"
            className={styles["toggle"]}
            onClick={() => onStep("both")}
          >
            {messages.conflicts.keepBoth}
            <KeyHint of="3" />
          </Button>
        )}
        <Button
          aria-pressed={picked === "edited"}
          aria-keyshortcuts="E"
          className={styles["toggle"]}
          onClick={() => onStep("edit")}
        >
          {messages.conflicts.writeOwn}
          <KeyHint of="E" />
        </Button>
        <Button
          kind="quiet"
          aria-pressed={isBaseShown}
          aria-keyshortcuts="B"
          className={styles["toggle"]}
          onClick={() => onStep("original")}
        >
          {messages.conflicts.showOriginal}
          <KeyHint of="B" />
        </Button>
      </div>
      <div className={styles["group"]}>
        <Button kind="quiet" onClick={onCancel}>
          {messages.cancelUpdate}
        </Button>
        <Button onClick={onLater}>{messages.conflicts.later}</Button>
        <Button
          kind={isAllResolved ? "primary" : "plain"}
          aria-keyshortcuts="Enter"
          onClick={() => onStep("continue")}
        >
          {isAllResolved ? messages.updateDraft : messages.conflicts.nextConflict}
          <KeyHint of="↵" />
        </Button>
      </div>
    </div>
  );
}
